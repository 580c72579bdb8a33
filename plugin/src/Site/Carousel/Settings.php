<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Contract\Carousel as Attributes;
use WP_Block_Type_Registry;

/**
 * Settings of a carousel (docs/carousel.md, contract carousel). In the browser, src/carousel/settings.ts reads the same
 * values from the HTML.
 */
final class Settings {

	public readonly Attributes $values;

	/** Whether slides fade into each other. Only one slide is visible at a time then. */
	public readonly bool $fades;

	public readonly bool $loops;

	/** Whether the carousel needs variations.css (for thumbnails, fading slides or a block style). */
	public readonly bool $hasVariation;

	/** @var array<string, int> Number of visible slides by size, from the widest size to the narrowest. */
	public readonly array $columns;

	/** @param array<array-key, mixed> $attributes Block attributes. Invalid values are replaced by the defaults. */
	public function __construct( array $attributes ) {
		$this->values  = Attributes::from( $attributes );
		$this->fades   = 'fade' === $this->values->effect;
		$this->loops   = $this->values->loop && ! $this->fades;
		$this->columns = $this->columns();

		$classes            = $attributes['className'] ?? '';
		$this->hasVariation = $this->fades || $this->values->thumbnails
			|| ( is_string( $classes ) && str_contains( $classes, 'is-style-' ) );
	}

	/**
	 * Creates the settings of a marked element. WordPress validates the values like attributes of the block.
	 *
	 * @param array<array-key, string> $given Values by name in the contract.
	 */
	public static function fromElement( array $given ): self {
		$block = WP_Block_Type_Registry::get_instance()->get_registered( 'vestibule/carousel' );
		return new self( null === $block ? array() : $block->prepare_attributes_for_render( $given ) );
	}

	/**
	 * @return array<string, int> Number of visible slides by size. A size without a value uses the number of the next
	 * larger size.
	 */
	private function columns(): array {
		$values  = $this->values;
		$given   = array(
			'xxl' => $values->xxl,
			'xl' => $values->xl,
			'md' => $values->md,
			'sm' => $values->sm,
			'xs' => $values->xs,
			'ss' => $values->ss,
		);
		$columns = array();
		$last    = 1;
		foreach ( $given as $size => $number ) {
			$last             = $this->fades ? 1 : $number ?? $last;
			$columns[ $size ] = $last;
		}
		return $columns;
	}
}
