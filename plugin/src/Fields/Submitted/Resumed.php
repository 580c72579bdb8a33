<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Kernel\Call\Request;

/** That a form was opened by a mailed link, or was saved from this page (docs/form-data.md). */
final class Resumed {

	/**
	 * @param string $secret Of the copy that belongs to what is being filled in; empty where there is none.
	 * @param string $notice What the visitor reads about it.
	 */
	public function __construct( public readonly string $secret, public readonly string $notice = '' ) {}

	/** As a page without scripts sends it along. */
	public static function posted( Request $request ): ?self {
		return self::kept( $request->body( HiddenNames::SAVED ) );
	}

	/** True for what the link of a saved form holds: 128 bits in hexadecimal digits. */
	public static function isSecret( string $secret ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $secret );
	}

	public static function kept( mixed $secret, mixed $notice = '' ): ?self {
		return is_string( $secret ) && self::isSecret( $secret ) ? new self( $secret, is_string( $notice ) ? $notice : '' ) : null;
	}
}
