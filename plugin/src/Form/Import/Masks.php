<?php

declare(strict_types=1);

namespace Vestibule\Form\Import;

/** Masks in the signs of the script that WPForms and Gravity Forms use: 9 for a digit, a for a letter, * for either. */
final class Masks {

	private const SIGNS = array( '9' => '0', 'a' => 'S', '*' => 'A' );

	/** After a question mark the rest may be missing, which our masks say of digits only. */
	private const OPTIONAL = array( '9' => '9' );

	/** The mask of a field, and a note where it cannot be said here. */
	public static function of( FormDraft $draft, Loose $field, string $key, string $label ): string {
		$theirs = $field->text( $key );
		$ours   = self::from( $theirs );
		$draft->leaveOut( "“{$label}”", '' === $ours && '' !== $theirs ? array( $key ) : array() );
		return $ours;
	}

	/** @return string Ours; empty for what cannot be said in it. */
	public static function from( string $mask ): string {
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
		return implode( '', array_map( static fn ( string $sign ): string => $signs[ $sign ] ?? ( str_contains( '09#SA*', $sign ) ? "\\{$sign}" : $sign ), mb_str_split( $mask ) ) );
	}
}
