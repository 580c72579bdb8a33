<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Contract\Carousel as Attributes;
use WP_Block_Type_Registry;

/** The settings of docs/carousel.md (contract carousel); src/carousel/settings.ts reads them off the page. */
final class Settings {

	public readonly Attributes $values;

	/** Shows one slide at a time. */
	public readonly bool $fades;

	public readonly bool $loops;

	/** @var array<string, int> Slides in view, by size, from the widest. */
	public readonly array $columns;

	/** @param array<array-key, mixed> $attributes As WordPress hands them on: each fits, or is its default. */
	public function __construct( array $attributes ) {
		$this->values  = Attributes::from( $attributes );
		$this->fades   = 'fade' === $this->values->effect;
		$this->loops   = $this->values->loop && ! $this->fades;
		$this->columns = $this->columns();
	}

	/**
	 * Of an element that is marked: WordPress holds its attributes to those of the block.
	 *
	 * @param array<array-key, string> $given By their names in the contract.
	 */
	public static function fromElement( array $given ): self {
		$block = WP_Block_Type_Registry::get_instance()->get_registered( 'vestibule/carousel' );
		return new self( null === $block ? array() : $block->prepare_attributes_for_render( $given ) );
	}

	/** @return array<string, int> Each size takes the number of the next larger one when it has none of its own. */
	private function columns(): array {
		$values  = $this->values;
		$given   = array( 'xxl' => $values->xxl, 'xl' => $values->xl, 'md' => $values->md, 'sm' => $values->sm, 'xs' => $values->xs, 'ss' => $values->ss );
		$columns = array();
		$last    = 1;
		foreach ( $given as $size => $number ) {
			$last             = $this->fades ? 1 : $number ?? $last;
			$columns[ $size ] = $last;
		}
		return $columns;
	}
}
