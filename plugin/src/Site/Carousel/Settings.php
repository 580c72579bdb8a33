<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Contract\Carousel as Attributes;
use WP_Block_Type_Registry;

/** Settings of a carousel (docs/carousel.md, contract carousel). src/carousel/settings.ts reads them from the page. */
final class Settings {

	public readonly Attributes $values;

	/** Whether slides fade, one at a time. */
	public readonly bool $fades;

	public readonly bool $loops;

	/** Whether the carousel needs variations.css: for thumbnails, fading slides or a block style. */
	public readonly bool $hasVariation;

	/** @var array<string, int> Number of visible slides by size, from the widest. */
	public readonly array $columns;

	/** @param array<array-key, mixed> $attributes Valid attributes, or their defaults. */
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
	 * Creates the settings of a marked element. WordPress validates them like attributes of the block.
	 *
	 * @param array<array-key, string> $given Values by name in the contract.
	 */
	public static function fromElement( array $given ): self {
		$block = WP_Block_Type_Registry::get_instance()->get_registered( 'vestibule/carousel' );
		return new self( null === $block ? array() : $block->prepare_attributes_for_render( $given ) );
	}

	/**
	 * @return array<string, int> Number of visible slides by size. A size without a value has the number of the next
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
