<?php

declare(strict_types=1);

namespace Vestibule\Consent;

/** A visitor's choice about cookies as the cookie says it (contract section 5; rows in tests/vectors/consent-cookies.json). */
enum Choice: string {

	case Accepted = 'accepted';
	case Refused  = 'refused';
	case NotSet   = 'not-set';

	public const COOKIE = 'cookie_notice_accepted';

	/** @param string $header The request's Cookie header: PHP's own list keeps one of two cookies of a name. */
	public static function of( string $header ): self {
		$values = array();
		foreach ( explode( ';', $header ) as $pair ) {
			list( $name, $value ) = explode( '=', trim( $pair ), 2 ) + array( 1 => '' );
			if ( self::COOKIE === $name ) {
				$values[] = $value;
			}
		}
		return match ( $values ) {
			array( 'true' )  => self::Accepted,
			array( 'false' ) => self::Refused,
			default          => self::NotSet,
		};
	}

	/** @param int $lifetime In seconds. */
	public function cookie( int $lifetime ): string {
		$value = match ( $this ) {
			self::Accepted => 'true; Max-Age=' . $lifetime,
			self::Refused  => 'false; Max-Age=' . $lifetime,
			self::NotSet   => '; Max-Age=0',
		};
		return self::COOKIE . "={$value}; Path=/; SameSite=Lax" . ( is_ssl() ? '; Secure' : '' );
	}
}
