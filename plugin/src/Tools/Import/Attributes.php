<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Closure;
use Vestibule\Fields\Formulas\Formula;

/** Converts field settings of other form builders to block attributes: options, limits, masks and formulas. */
final class Attributes {

	/**
	 * Mask characters of this plugin, by those of WPForms and Gravity Forms. In their masks, 9 is a digit, a is a
	 * letter, and * is a digit or a letter.
	 */
	private const SIGNS = array( '9' => '0', 'a' => 'S', '*' => 'A' );

	/** Mask characters after a question mark, which are optional. Only optional digits can be converted. */
	private const OPTIONAL = array( '9' => '9' );

	/**
	 * Converts a list of options.
	 *
	 * @param list<ForeignData> $options
	 * @param string            $label   Key of the label in each option.
	 * @param string            $value   Key of the value in each option. If the value is empty, the label is used.
	 * @param string            $chosen  Key that marks preselected options.
	 * @return list<array{value: string, label: string, selected?: bool}>
	 */
	public static function options( array $options, string $label, string $value, string $chosen = '' ): array {
		$choices = array();
		foreach ( $options as $option ) {
			$shown  = $option->text( $label );
			$posted = $option->text( $value );
			$choice    = array(
				'value' => mb_substr( '' === $posted ? $shown : $posted, 0, 200 ),
				'label' => mb_substr( '' === $shown ? $posted : $shown, 0, 300 ),
			);
			$choices[] = $choice + (
				'' !== $chosen && $option->isOn( $chosen ) ? array( 'selected' => true ) : array()
			);
		}
		return array_values( array_filter( $choices, static fn ( array $choice ): bool => '' !== $choice['value'] ) );
	}

	/**
	 * Converts options in one of three formats: labels by value, a list of labels, or a list of objects with `label`
	 * and `value`.
	 *
	 * @return list<array{value: string, label: string, selected?: bool}>
	 */
	public static function optionsByValue( ForeignData $options ): array {
		$keys = $options->keys();
		if ( array() !== $options->all() ) {
			return self::options( $options->all(), 'label', 'value' );
		}
		$is_list = array_keys( $keys ) === $keys;
		$choices = array();
		foreach ( $keys as $key ) {
			$label     = $options->text( $key );
			$value     = $is_list ? $label : (string) $key;
			$choices[] = array(
				'value' => mb_substr( $value, 0, 200 ),
				'label' => mb_substr( '' === $label ? $value : $label, 0, 300 ),
			);
		}
		return array_values( array_filter( $choices, static fn ( array $choice ): bool => '' !== $choice['value'] ) );
	}

	/**
	 * @param list<array{value: string, label: string}> $choices
	 * @param list<string>                              $values  Values of the preselected options.
	 * @return list<array{value: string, label: string, selected?: bool}>
	 */
	public static function withSelected( array $choices, array $values ): array {
		return array_map(
			static fn ( array $choice ): array =>
				$choice + ( in_array( $choice['value'], $values, true ) ? array( 'selected' => true ) : array() ),
			$choices
		);
	}

	/**
	 * Converts the questions of a matrix field.
	 *
	 * @param array<array-key, string> $labels Labels by the key in the other form builder.
	 * @return list<array{key: string, label: string}>
	 */
	public static function questions( array $labels ): array {
		$questions = array();
		foreach ( array_filter( $labels, static fn ( string $label ): bool => '' !== $label ) as $theirs => $label ) {
			$key         = 1 === preg_match( '/^[A-Za-z][A-Za-z0-9_-]{0,63}$/D', (string) $theirs )
				? (string) $theirs
				: 'q' . ( count( $questions ) + 1 );
			$questions[] = array( 'key' => $key, 'label' => mb_substr( $label, 0, 300 ) );
		}
		return $questions;
	}

	/**
	 * @param list<string> $texts
	 * @return list<array{value: string, label: string}>
	 */
	public static function optionsFromTexts( array $texts ): array {
		return array_map(
			static fn ( string $text ): array =>
				array( 'value' => mb_substr( $text, 0, 200 ), 'label' => mb_substr( $text, 0, 300 ) ),
			$texts
		);
	}

	/**
	 * Converts the limits of an upload field.
	 *
	 * @param string $given     Allowed file extensions as in the other form builder: `pdf,docx`, `pdf|PDF` or `.pdf`.
	 * @param float  $megabytes Maximum size of a file. 0 means the default.
	 * @param int    $files     Maximum number of files. 0 means the default.
	 * @return array{fileTypes: list<string>, maxFileSize: int, maxFiles: int}|null Null if none of the file types is
	 * supported. The field is then skipped, because visitors could otherwise upload unintended file types.
	 */
	public static function files(
		FormDraft $draft,
		string $label,
		string $given,
		float $megabytes,
		int $files
	): ?array {
		$asked = preg_split( '/[\s,|;]+/', strtolower( $given ), -1, PREG_SPLIT_NO_EMPTY );
		$asked = array_values(
			array_unique(
				array_map(
					static fn ( string $ending ): string => ltrim( $ending, '.' ),
					false === $asked ? array() : $asked
				)
			)
		);
		$taken = array_values( array_filter( $asked, $draft->takesFile( ... ) ) );
		if ( array() !== $asked && array() === $taken ) {
			$draft->lose(
				sprintf(
					/* translators: 1: label of a field, 2: file extensions, such as exe. */
					__( '“%1$s” was skipped, because its file types are not allowed here (%2$s).', 'vestibule' ),
					$label,
					implode( ', ', $asked )
				)
			);
			return null;
		}
		if ( $taken !== $asked ) {
			$draft->lose(
				sprintf(
					/* translators: 1: label of a field, 2: file extensions, such as exe. */
					__( '“%1$s” no longer accepts these files: %2$s', 'vestibule' ),
					$label,
					implode( ', ', array_diff( $asked, $taken ) )
				)
			);
		}
		$size  = $megabytes > 0 ? min( 1000, max( 1, (int) floor( $megabytes ) ) ) : 0;
		$count = min( 50, $files );
		if ( ( $megabytes > 0 && abs( $megabytes - $size ) > 0.01 ) || $count !== $files ) {
			$draft->lose(
				sprintf(
					/* translators: 1: label of a field, 2: number of megabytes, 3: number of files. */
					__( '“%1$s” now accepts files of up to %2$d MB, and at most %3$d of them.', 'vestibule' ),
					$label,
					0 === $size ? 10 : $size,
					0 === $count ? 5 : $count
				)
			);
		}
		return array( 'fileTypes' => $taken, 'maxFileSize' => $size, 'maxFiles' => $count );
	}

	/** Converts the mask of a field. If this is not possible, reports the mask. */
	public static function mask( FormDraft $draft, ForeignData $field, string $key, string $label ): string {
		$theirs = $field->text( $key );
		$ours   = self::maskFrom( $theirs );
		$draft->leaveOut( "“{$label}”", '' === $ours && '' !== $theirs ? array( $key ) : array() );
		return $ours;
	}

	/** @return string Converted mask. Empty if it can't be converted. */
	public static function maskFrom( string $mask ): string {
		if ( 1 === preg_match( '/^(?:date|alias|regex|email|ip|currency)\b|[\[\]{}|\\\\]/', $mask ) ) {
			return '';
		}
		[ $first, $rest ] = explode( '?', $mask, 2 ) + array( '', '' );
		if ( 1 === preg_match( '/[a*]/', $rest ) ) {
			return '';
		}
		return self::written( $first, self::SIGNS ) . self::written( $rest, self::OPTIONAL );
	}

	/** @param array<array-key, string> $signs */
	private static function written( string $mask, array $signs ): string {
		return implode(
			'',
			array_map(
				static fn ( string $sign ): string =>
					$signs[ $sign ] ?? ( str_contains( '09#SA*', $sign ) ? "\\{$sign}" : $sign ),
				mb_str_split( $mask )
			)
		);
	}

	/**
	 * Converts a formula.
	 *
	 * @param string                   $pattern Pattern of a field reference in the original formula, with one capturing
	 * group.
	 * @param Closure(string): ?string $name    Returns the name of the field for a reference in the formula.
	 * @return string Converted formula. Empty if the formula can't be converted, or refers to a field that is not
	 * imported.
	 */
	public static function formula( FormDraft $draft, string $theirs, string $pattern, Closure $name ): string {
		$is_known = true;
		$ours     = (string) preg_replace_callback(
			$pattern,
			static function ( array $match ) use ( $draft, $name, &$is_known ): string {
				$field    = $name( trim( $match[1] ) );
				$is_known = $is_known && null !== $field && $draft->has( $field );
				return "{{$field}}";
			},
			$theirs
		);
		return $is_known && strlen( $ours ) <= 500 && null !== Formula::read( $ours ) ? $ours : '';
	}

	/**
	 * Reports a calculated field that can't be imported. Doesn't replace it with a text field, because visitors must
	 * not enter the result themselves.
	 */
	public static function loseFormula( FormDraft $draft, string $label, string $formula ): void {
		$draft->lose(
			sprintf(
				/* translators: 1: label of a field, 2: a formula of another form builder. */
				__( '“%1$s” was skipped, because its formula “%2$s” cannot be calculated here. Add a calculation field instead.', 'vestibule' ),
				$label,
				$formula
			)
		);
	}
}
