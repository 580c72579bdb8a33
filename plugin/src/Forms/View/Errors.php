<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Fields\View\PrintedField;
use Vestibule\Kernel\Html\Html;

/** Prints the list of all errors, with a link to each field (docs/form.md). */
final class Errors {

	/** Pattern for words with at least four letters. Shorter words such as "and" are ignored. */
	private const WORDS = '/\p{L}{4,}/u';

	/**
	 * @param array<string, list<string>> $errors Errors by posted name. `form` is for errors without a field.
	 * @param list<PrintedField>          $fields
	 * @param array<string, string>       $words
	 * @param string|null                 $id     ID of the title. Null if no URL points to the title.
	 */
	public function render( array $errors, array $fields, array $words, ?string $id = null ): string {
		$items   = '';
		$count   = 0;
		$targets = self::targets( $fields );
		foreach ( $targets as $name => $target ) {
			$error = implode( ' ', $errors[ $name ] ?? array() );
			if ( '' !== $error ) {
				$link   = Html::element(
					'a',
					array( 'href' => '#' . $target['id'] ),
					Html::escape( self::named( $target['label'], $error ) )
				);
				$items .= Html::element( 'li', array(), $link );
				++$count;
			}
		}
		$general = '';
		// Includes errors of fields that are not on the page and errors without a field, such as captcha errors.
		foreach ( array_merge( ...array_values( array_diff_key( $errors, $targets ) ) ) as $error ) {
			$general .= Html::element(
				'div',
				array( 'class' => 'vestibule-errors__general', 'role' => 'alert' ),
				Html::escape( $error )
			);
		}
		if ( '' === $items . $general ) {
			return '';
		}
		$title = 0 === $count
			? ''
			: Html::element(
				'h2',
				array( 'class' => 'vestibule-errors__title', 'id' => $id, 'tabindex' => -1 ),
				Html::escape( self::title( $count, $words ) )
			);
		$list  = '' === $items ? '' : Html::element( 'ul', array( 'class' => 'vestibule-errors__list' ), $items );
		return Html::element( 'div', array( 'class' => 'vestibule-errors' ), $title . $general . $list );
	}

	/**
	 * Returns the title, such as "There is a problem: 10 fields".
	 *
	 * @param array<string, string> $words
	 */
	private static function title( int $count, array $words ): string {
		return str_replace( '%s', (string) $count, $words[ 1 === $count ? 'errorsTitleOne' : 'errorsTitle' ] ?? '' );
	}

	/**
	 * Returns an error that starts with the label of its field, unless the error already contains the label.
	 * blocks/form/views/Errors.tsx does the same (tests/vectors/named-errors.json).
	 */
	public static function named( string $label, string $error ): string {
		preg_match_all( self::WORDS, mb_strtolower( $label, 'UTF-8' ), $named );
		preg_match_all( self::WORDS, mb_strtolower( $error, 'UTF-8' ), $said );
		if ( array() !== $named[0] && array() === array_diff( $named[0], $said[0] ) ) {
			return $error;
		}
		// A label with punctuation at the end needs no colon.
		return 1 === preg_match( '/[?!.:]$/D', $label ) ? "{$label} {$error}" : "{$label}: {$error}";
	}

	/**
	 * Returns the IDs and labels of the fields on the page, to which the errors link, by posted name.
	 *
	 * @param list<PrintedField> $fields
	 * @return array<string, array{id: string, label: string}>
	 */
	private static function targets( array $fields ): array {
		$targets = array();
		foreach ( $fields as $printed ) {
			foreach ( $printed->parts() as $part ) {
				$targets[ $part['name'] ] = array(
					'id'    => $part['id'],
					'label' => $part['label'],
				);
			}
			$targets[ $printed->field->name ] = array(
				'id'    => $printed->view->id . '_field',
				'label' => $printed->field->label,
			);
		}
		return $targets;
	}
}
