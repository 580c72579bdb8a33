<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\View\Html;

/** A heading between fields with a text and a line: what it holds is read, not answered, so it is no field. */
final class Section {

	private const TEXT = array(
		'a'      => array( 'href' => true, 'target' => true, 'rel' => true ),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
	);

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		$title = self::html( $attributes['title'] ?? '', array() );
		$text  = self::html( $attributes['text'] ?? '', self::TEXT );
		if ( '' === $title . $text ) {
			return '';
		}
		$level   = in_array( $attributes['level'] ?? 0, array( 2, 3, 4 ), true ) ? $attributes['level'] : 2;
		$heading = '' === $title ? '' : Html::element( 'h' . $level, array( 'class' => 'vestibule-section__title' ), $title );
		$words   = '' === $text ? '' : Html::element( 'p', array( 'class' => 'vestibule-section__text' ), $text );
		$wrapper = get_block_wrapper_attributes( array( 'class' => 'vestibule-section' . ( false === ( $attributes['line'] ?? true ) ? '' : ' has-line' ) ) );
		return "<div {$wrapper}>" . Html::protectFromTextFilters( $heading . $words ) . '</div>';
	}

	/** @param array<string, array<string, bool>> $allowed */
	private static function html( mixed $html, array $allowed ): string {
		return is_string( $html ) ? trim( wp_kses( $html, $allowed, array( 'http', 'https', 'mailto', 'tel' ) ) ) : '';
	}
}
