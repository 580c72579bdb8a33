<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rules;

use Vestibule\Kernel\EmailAddress;

/**
 * Validates email addresses (docs/form.md). Domains can contain letters of all scripts. The last part of a domain must
 * have at least two letters. blocks/fields/email/field.ts implements the same rules.
 */
final class Email {

	private const MAX_CHARACTERS  = 254;
	private const MAX_LOCAL_BYTES = 64;

	private const LOCAL      = '/^[A-Za-z0-9_!#$%&\'*+\/=?^`{|}~-]+(?:\.[A-Za-z0-9_!#$%&\'*+\/=?^`{|}~-]+)*$/D';
	private const LABEL      = '/^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/Du';
	private const LAST_LABEL = '/^(?:\p{L}{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,58}[A-Za-z0-9])$/Du';

	/**
	 * Checks whether an address is valid. The domain must be convertible to ASCII. Otherwise, emails couldn't be sent
	 * to it.
	 */
	public static function isValid( string $value ): bool {
		$at      = strrpos( $value, '@' );
		$is_long = mb_strlen( $value, 'UTF-8' ) > self::MAX_CHARACTERS;
		if ( false === $at || $at < 1 || $at > self::MAX_LOCAL_BYTES || $is_long ) {
			return false;
		}
		$labels = explode( '.', substr( $value, $at + 1 ) );
		$last   = array_pop( $labels );
		if (
			array() === $labels
				|| 1 !== preg_match( self::LOCAL, substr( $value, 0, $at ) )
				|| 1 !== preg_match( self::LAST_LABEL, $last )
		) {
			return false;
		}
		foreach ( $labels as $label ) {
			if ( 1 !== preg_match( self::LABEL, $label ) ) {
				return false;
			}
		}
		return EmailAddress::isValid( $value );
	}
}
