<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

/**
 * Visitor's choice about cookies, as it is stored in cookies (docs/consent.md). Test cases are in
 * tests/vectors/consent-cookies.json.
 */
enum Choice: string {

	case Accepted = 'accepted';
	case Refused  = 'refused';
	case NotSet   = 'not-set';

	private const COOKIE = 'cookie_notice_accepted';

	/**
	 * Cookie with the accepted categories, or ALL. Without this cookie, no category is accepted. The plugin Cookie
	 * Notice leaves the cookie above with the same values, so that cookie alone is not enough.
	 */
	private const KINDS = 'cookie_notice_categories';

	private const ALL = 'all';

	/** Cookie with the policy version to which the choice applies. Without the cookie, it is version 1. */
	private const VERSION = 'cookie_notice_version';

	/**
	 * Reads the choice from the cookies of a request.
	 *
	 * @param string $header  Cookie header of the request. PHP's `$_COOKIE` would hide a second cookie of the same
	 * name.
	 * @param int    $version Current version of the policy. A choice about an older version doesn't count.
	 */
	public static function fromHeader( string $header, int $version = 1 ): self {
		$values = self::values( $header, self::COOKIE );
		return 1 !== count( $values ) || self::version( $header ) < $version ? self::NotSet : match ( $values[0] ) {
			'true'  => self::Accepted,
			'false' => self::Refused,
			default => self::NotSet,
		};
	}

	/** Checks whether the cookies of a request accept a category. */
	public static function allows( string $kind, string $header, int $version ): bool {
		return self::Accepted === self::fromHeader( $header, $version )
			&& array() !== array_intersect(
				array( self::ALL, $kind ),
				explode( '.', self::values( $header, self::KINDS )[0] ?? '' )
			);
	}

	/**
	 * Returns values of Set-Cookie headers that store the choice, or that delete the cookies if the visitor has not
	 * chosen.
	 *
	 * @param int               $lifetime Lifetime in seconds.
	 * @param int               $version  Version of the policy. Version 1 needs no cookie.
	 * @param list<string>|null $kinds    Accepted categories. Null means all.
	 * @return list<string>
	 */
	public function cookies( int $lifetime, int $version = 1, ?array $kinds = null ): array {
		$own = array(
			self::COOKIE  => match ( $this ) {
				self::Accepted => 'true',
			self::Refused  => 'false',
			self::NotSet   => null,
			},
			self::VERSION => self::NotSet === $this || $version < 2 ? null : (string) $version,
			self::KINDS   => self::Accepted === $this ? implode( '.', $kinds ?? array( self::ALL ) ) : null,
		);
		$end = '; Path=/; SameSite=Lax' . ( is_ssl() ? '; Secure' : '' );
		return array_map(
			static fn ( string $name, ?string $value ): string =>
				"{$name}={$value}; Max-Age=" . ( null === $value ? 0 : $lifetime ) . $end,
			array_keys( $own ),
			$own
		);
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
}
