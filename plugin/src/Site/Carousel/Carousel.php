<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Kernel\Assets\VariationStyles;

/** Builds the HTML of a carousel, for the block and for marked elements. */
final class Carousel {

	private const LAYOUT = '/^(is-layout-|is-nowrap|is-vertical|is-content-justification|wp-container-|wp-block-[a-z-]+-is-layout-|columns-|wp-block-gallery|has-nested-images|is-cropped|is-flex-container|blocks-)/';

	public function __construct( private readonly View $view, private readonly VariationStyles $variations ) {}

	/**
	 * @param 'ul'|'div'                          $tag  Tag name of the element around the slides.
	 * @param array<string, string|int|bool|null> $kept Attributes that the list of slides had before.
	 * @return array{props: array<string, mixed>, inner: string, attributes: array<string, string>}
	 */
	public function parts(
		Settings $settings,
		Slides $slides,
		string $tag,
		string $more = '',
		array $kept = array()
	): array {
		$values = $settings->values;
		if ( $settings->hasVariation ) {
			$this->variations->enqueue( 'carousel' );
		}
		$words  = Words::fromValues( $values );
		$props  = array(
			'count'      => $slides->count,
			'as'         => $tag,
			'columns'    => $settings->columns,
			'arrows'     => $values->arrows,
			'dots'       => $values->dots,
			'auto'       => $values->auto,
			'loop'       => $settings->loops,
			'scroll'     => $values->scroll,
			'more'       => '' !== $more,
			'thumbnails' => $values->thumbnails ? $slides->pictures() : array(),
			'words'      => $words,
		);
		return array(
			'props'      => $props,
			'inner'      => $this->view->render(
				$props,
				Sizes::in( $slides->render( $words ), $settings->columns ),
				$more,
				$kept
			),
			'attributes' => $this->attributes( $settings, $words, $slides->count ) + array_filter(
				array( 'data-wp-key' => $slides->key() )
			),
		);
	}

	/** Removes the classes of WordPress's layouts, because the carousel has its own layout. */
	public static function withoutLayout( string $classes ): string {
		return implode(
			' ',
			(array) preg_grep(
				self::LAYOUT,
				preg_split( '/\s+/', $classes, -1, PREG_SPLIT_NO_EMPTY ) ?: array(),
				PREG_GREP_INVERT
			)
		);
	}

	/**
	 * Returns the attributes of the outer element. Scripts read the settings from them (docs/carousel.md).
	 *
	 * @param array<string, string> $words
	 * @return array<string, string>
	 */
	private function attributes( Settings $settings, array $words, int $count ): array {
		$values = $settings->values;
		$label  = $values->label;
		$moves  = $values->auto && $count > min( 12, ...array_values( $settings->columns ) );
		$style  = '';
		foreach ( $settings->columns as $size => $number ) {
			$style .= "--vestibule-{$size}:{$number};";
		}
		$data = array(
			'class'                => $settings->fades ? 'is-fade' : '',
			'style'                =>
				"{$style}--vestibule-gutter:{$values->gutter}px;--vestibule-duration:{$values->animationSpeed}ms",
			'role'                 => 'group',
			'aria-roledescription' => __( 'carousel', 'vestibule' ),
			'aria-label'           => '' === trim( $label ) ? $words['slides'] : $label,
			'data-next-label'      => $words['next'],
			'data-prev-label'      => $words['prev'],
			'data-slide-label'     => $words['slide'],
			'data-slider-speed'    => (string) $values->sliderSpeed,
			'data-animation-speed' => (string) $values->animationSpeed,
			'data-gutter'          => (string) $values->gutter,
			'data-scroll'          => (string) $values->scroll,
			'data-arrows'          => self::word( $values->arrows ),
			'data-dots'            => self::word( $values->dots ),
			'data-pause-on-hover'  => self::word( $values->pauseOnHover ),
			'data-loop'            => self::word( $settings->loops ),
			'data-auto'            => self::word( $values->auto ),
			'data-effect'          => $settings->fades ? 'fade' : 'slide',
		);
		foreach ( $settings->columns as $size => $number ) {
			$data[ "data-{$size}" ] = (string) $number;
		}
		return array_filter(
			$data + array( 'data-island-on' => $moves ? 'hash visible' : 'hash' ),
			static fn ( string $value, string $name ): bool => 'class' === $name || '' !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}

	private static function word( bool $value ): string {
		return $value ? 'true' : 'false';
	}
}
