<?php

declare(strict_types=1);

namespace Vestibule\Consent;

/**
 * A visitor's choice about cookies as the cookie says it (docs/reference/consent.md; rows in
 * tests/vectors/consent-cookies.json).
 */
enum Choice: string {

	case Accepted = 'accepted';
	case Refused  = 'refused';
	case NotSet   = 'not-set';

	private const COOKIE = 'cookie_notice_accepted';

	/** Holds the kinds that were accepted, where not all were. */
	public const KINDS = 'cookie_notice_categories';

	/** Holds under which version of the policy it was chosen; without it, under the first. */
	private const VERSION = 'cookie_notice_version';

	/**
	 * @param string $header  The request's Cookie header: PHP's own list keeps one of two cookies of a name.
	 * @param int    $version Of the policy now: who chose under a lower one has not chosen.
	 */
	public static function fromHeader( string $header, int $version = 1 ): self {
		$values = self::values( $header, self::COOKIE );
		return 1 !== count( $values ) || self::version( $header ) < $version ? self::NotSet : match ( $values[0] ) {
			'true'  => self::Accepted,
			'false' => self::Refused,
			default => self::NotSet,
		};
	}

	/** The cookie beside the choice, which says the version; deleted with it, and not needed for the first. */
	public function versionCookie( int $version, int $lifetime ): string {
		return self::VERSION . ( self::NotSet === $this || $version < 2 ? '=; Max-Age=0' : "={$version}; Max-Age={$lifetime}" ) . self::end();
	}

	/** @param list<string> $kinds None deletes it: then all were accepted. */
	public static function kindsCookie( array $kinds, int $lifetime ): string {
		return self::KINDS . '=' . implode( '.', $kinds ) . '; Max-Age=' . ( array() === $kinds ? 0 : $lifetime ) . self::end();
	}

	private static function version( string $header ): int {
		$values = self::values( $header, self::VERSION );
		return 1 === preg_match( '/^\d{1,4}$/D', $values[0] ?? '' ) ? (int) $values[0] : 1;
	}

	/** @return list<string> */
	private static function values( string $header, string $searched ): array {
		$values = array();
		foreach ( explode( ';', $header ) as $pair ) {
			list( $name, $value ) = explode( '=', trim( $pair ), 2 ) + array( 1 => '' );
			if ( $searched === $name ) {
				$values[] = $value;
			}
		}
		return $values;
	}

	private static function end(): string {
		return '; Path=/; SameSite=Lax' . ( is_ssl() ? '; Secure' : '' );
	}

	/** @param int $lifetime In seconds. */
	public function cookie( int $lifetime ): string {
		$value = match ( $this ) {
			self::Accepted => 'true; Max-Age=' . $lifetime,
			self::Refused  => 'false; Max-Age=' . $lifetime,
			self::NotSet   => '; Max-Age=0',
		};
		return self::COOKIE . "={$value}" . self::end();
	}
}
