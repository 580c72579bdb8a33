<?php

declare(strict_types=1);

namespace Vestibule\Courses\Pages;

use Vestibule\Kernel\Secret;

/**
 * URL of a registration's page: `/?vestibule_registration={entry}.{secret}`. The secret is a signature of the entry ID
 * and the time of submission. The link works until the entry is deleted.
 */
final class RegistrationLink {

	public const QUERY = 'vestibule_registration';

	public function __construct( private readonly Secret $secret ) {}

	/** @param int $at Time of the registration as a Unix timestamp. */
	public function url( int $entry, int $at ): string {
		return add_query_arg( self::QUERY, $this->signed( $entry, $at ), home_url( '/' ) );
	}

	public function opens( int $entry, int $at, string $given ): bool {
		return hash_equals( $this->signed( $entry, $at ), $given );
	}

	private function signed( int $entry, int $at ): string {
		return $this->secret->numbered( 'registration', $entry, (string) $at );
	}
}
