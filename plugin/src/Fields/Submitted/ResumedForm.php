<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Kernel\Call\Request;

/**
 * Saved copy of a form that the visitor continues. Its link was emailed, or the copy was saved on this page
 * (docs/form-data.md).
 */
final class ResumedForm {

	/**
	 * @param string $secret Secret of the saved copy.
	 * @param string $notice Notice for the visitor.
	 */
	public function __construct( public readonly string $secret, public readonly string $notice = '' ) {}

	/** Reads the secret from a submission without JavaScript. Returns null if there is none. */
	public static function posted( Request $request ): ?self {
		return self::kept( $request->body( HiddenNames::SAVED ) );
	}

	/** Checks the format of a secret in links to saved forms. A secret has 128 bits, written in hexadecimal. */
	public static function isSecret( string $secret ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $secret );
	}

	public static function kept( mixed $secret, mixed $notice = '' ): ?self {
		return is_string( $secret ) && self::isSecret( $secret )
			? new self( $secret, is_string( $notice ) ? $notice : '' )
			: null;
	}
}
