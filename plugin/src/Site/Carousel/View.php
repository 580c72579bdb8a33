<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Kernel\Html\Html;

/**
 * Renders the inner HTML of a carousel. Must match blocks/carousel/View.tsx.
 *
 * @phpstan-type Props array{count: int, as: 'ul'|'div', columns: array<string, int>, arrows: bool, dots: bool, auto: bool, loop: bool, scroll: int, more: bool, thumbnails: list<string>, words: array<string, string>}
 */
final class View {

	/**
	 * @param Props                               $props  Data that matches the contract `carousel-props`.
	 * @param string                              $slides HTML of the slides.
	 * @param string                              $more   HTML below the slides.
	 * @param array<string, string|int|bool|null> $kept   Attributes of the author's own list element.
	 */
	public function render( array $props, string $slides, string $more = '', array $kept = array() ): string {
		$at   = self::stopSizes( $props['count'], $props['columns'], $props['scroll'], $props['loop'] );
		$list = Html::element(
			$props['as'],
			array(
				'class'     => trim( 'vestibule-carousel__list splide__list ' . ( $kept['class'] ?? '' ) ),
				'role'      => 'ul' === $props['as'] ? 'list' : null,
				'data-slot' => 'slides',
			) + $kept,
			$slides
		);
		return $this->bar( $props, $at[0] ?? '' )
			. Html::element(
				'div',
				array(
					'class'      => 'vestibule-carousel__track splide__track',
					'role'       => 'group',
					'aria-label' => $props['words']['slides'],
					'tabindex'   => 0,
				),
				$list
			)
			. $this->stops( $props, $at )
			. '<p class="vestibule-carousel__status" role="status"></p>'
			. ( $props['more'] ? '<div class="vestibule-carousel__more" data-slot="more">' . $more . '</div>' : '' );
	}

	/** @param Props $props */
	private function bar( array $props, string $at ): string {
		$buttons = ( $props['auto'] ? $this->button( 'pause', $props['words']['pause'] ) : '' )
			. (
				$props['arrows']
					? $this->button( 'prev', $props['words']['prev'] )
					. $this->button( 'next', $props['words']['next'] )
					: ''
			);
		return '' === $at || '' === $buttons ? '' : Html::element(
			'div',
			array(
				'class'   => 'vestibule-carousel__bar',
				'data-at' => $at,
			),
			$buttons
		);
	}

	private function button( string $part, string $name ): string {
		return Html::element(
			'button',
			array(
				'type'       => 'button',
				'class'      => "vestibule-carousel__button vestibule-carousel__{$part}",
				'aria-label' => $name,
			),
			'<span class="vestibule-carousel__icon" aria-hidden="true"></span>'
		);
	}

	/**
	 * @param Props        $props
	 * @param list<string> $at
	 */
	private function stops( array $props, array $at ): string {
		$is_picture = array() !== $props['thumbnails'];
		if ( '' === ( $at[0] ?? '' ) || ! ( $props['dots'] || $is_picture ) ) {
			return '';
		}
		$kind    = $is_picture ? 'thumbnail' : 'dot';
		$buttons = '';
		foreach ( $at as $index => $sizes ) {
			$buttons .= '' === $sizes ? '' : Html::element(
				'button',
				array(
					'type'         => 'button',
					'class'        => "vestibule-carousel__{$kind}",
					'aria-label'   => Words::position( $index, $props['count'], $props['words']['of'] ),
					'aria-current' => 0 === $index ? 'true' : null,
					'data-at'      => $sizes,
				),
				$this->picture( $props['thumbnails'][ $index ] ?? '' )
			);
		}
		return Html::element(
			'div',
			array(
				'class'      => "vestibule-carousel__{$kind}s",
				'role'       => 'group',
				'aria-label' => $props['words']['choose'],
				'data-at'    => $at[0],
			),
			$buttons
		);
	}

	private function picture( string $src ): string {
		return '' === $src ? '' : Html::void(
			'img',
			array(
				'src'      => $src,
				'alt'      => '',
				'loading'  => 'lazy',
				'decoding' => 'async',
			)
		);
	}

	/**
	 * Returns the slides at which the carousel can stop. Must match src/carousel/stops.ts.
	 *
	 * @return list<int> Indexes of slides, from 0.
	 */
	public static function stopsFor( int $count, int $columns, int $scroll, bool $loop ): array {
		if ( $count <= $columns ) {
			return array( 0 );
		}
		$last = $loop ? $count - 1 : $count - $columns;
		$all  = range( 0, $last, 1 === $scroll ? 1 : min( $columns, max( 1, $last ) ) );
		return $loop || end( $all ) === $last ? $all : array( ...$all, $last );
	}

	/**
	 * @param array<string, int> $columns
	 * @return list<string> For each slide, the names of the sizes at which the carousel can stop there (attribute
	 * `data-at`).
	 */
	private static function stopSizes( int $count, array $columns, int $scroll, bool $loop ): array {
		$sizes = array_fill( 0, $count, array() );
		foreach ( $columns as $size => $number ) {
			foreach ( $count > $number ? self::stopsFor( $count, $number, $scroll, $loop ) : array() as $slide ) {
				$sizes[ $slide ][] = $size;
			}
		}
		return array_map( static fn ( array $names ): string => implode( ' ', $names ), $sizes );
	}
}
