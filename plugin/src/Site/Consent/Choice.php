<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

/**
 * Choice of a visitor about cookies, as stored in cookies (docs/consent.md; test cases in
 * tests/vectors/consent-cookies.json).
 */
enum Choice: string {

	case Accepted = 'accepted';
	case Refused  = 'refused';
	case NotSet   = 'not-set';

	private const COOKIE = 'cookie_notice_accepted';

	/**
	 * Cookie with the accepted categories, or ALL. If it is missing, no category is accepted, because the plugin Cookie
	 * Notice leaves the other cookie behind with the same values.
	 */
	private const KINDS = 'cookie_notice_categories';

	private const ALL = 'all';

	/** Cookie with the version of the policy; the first version if it is missing. */
	private const VERSION = 'cookie_notice_version';

	/**
	 * Reads the choice from a request.
	 *
	 * @param string $header  Header Cookie of the request. PHP's own array omits the second cookie of the same name.
	 * @param int    $version Current version of the policy. Choices for an older version don't count.
	 */
	public static function fromHeader( string $header, int $version = 1 ): self {
		$values = self::values( $header, self::COOKIE );
		return 1 !== count( $values ) || self::version( $header ) < $version ? self::NotSet : match ( $values[0] ) {
			'true'  => self::Accepted,
			'false' => self::Refused,
			default => self::NotSet,
		};
	}

	/** Checks whether a request accepts a category. */
	public static function allows( string $kind, string $header, int $version ): bool {
		return self::Accepted === self::fromHeader( $header, $version )
			&& array() !== array_intersect(
				array( self::ALL, $kind ),
				explode( '.', self::values( $header, self::KINDS )[0] ?? '' )
			);
	}

	/**
	 * Returns the cookies that store or delete the choice, as values of Set-Cookie.
	 *
	 * @param int               $lifetime Number of seconds.
	 * @param int               $version  Version of the policy. The first version needs no cookie.
	 * @param list<string>|null $kinds    Accepted categories; null for all.
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
