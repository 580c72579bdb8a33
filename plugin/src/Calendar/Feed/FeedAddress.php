<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Feed;

use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Secret;

/**
 * The private address of a host's bookings: `/?vestibule_feed={host}.{secret}`. The secret is 128 bits that the site's
 * own secret signs, of the host's number and of a random key of the host, as the links of visitors are; a new key makes
 * a new address, none switches it off.
 *
 * @phpstan-type Feed array{key: string, detail: 'time'|'name'|'contact'}
 */
final class FeedAddress {

	public const QUERY = 'vestibule_feed';

	/** Private: in no REST answer, and in no export of WordPress's. */
	public const META = '_vestibule_host_feed';

	/** Of a key, at least. */
	private const LENGTH = 32;

	public function __construct( private readonly Secret $secret ) {}

	/** @return string Empty while it is switched off. */
	public function url( int $host ): string {
		$feed = $this->stored( $host );
		return null === $feed ? '' : add_query_arg( self::QUERY, $this->secret->numbered( 'feed', $host, $feed['key'] ), home_url( '/' ) );
	}

	/** @return array{int, string}|null The host and how much is said; null unless every sign of it is right. */
	public function open( string $given ): ?array {
		$host = Secret::number( $given );
		$feed = 0 === $host ? null : $this->stored( $host );
		return null !== $feed && hash_equals( $this->secret->numbered( 'feed', $host, $feed['key'] ), $given ) ? array( $host, $feed['detail'] ) : null;
	}

	/** Another address; the one before leads nowhere from now on. */
	public function renew( int $host ): void {
		$this->store( $host, bin2hex( random_bytes( 16 ) ), $this->detail( $host ) );
	}

	public function remove( int $host ): void {
		delete_post_meta( $host, self::META );
	}

	/** @return string `time`, `name` or `contact`. */
	public function detail( int $host ): string {
		return $this->stored( $host )['detail'] ?? 'name';
	}

	/** @param string $detail Another word than the three is `time`. */
	public function choose( int $host, string $detail ): void {
		$feed = $this->stored( $host );
		if ( null !== $feed ) {
			$this->store( $host, $feed['key'], $detail );
		}
	}

	private function store( int $host, string $key, string $detail ): void {
		update_post_meta( $host, self::META, array( 'key' => $key, 'detail' => $detail ) );
	}

	/** @return Feed|null Null while it is switched off, and for a host in the Trash. */
	private function stored( int $host ): ?array {
		$feed = Hosts::NAME === get_post_type( $host ) && 'trash' !== get_post_status( $host ) ? get_post_meta( $host, self::META, true ) : null;
		if ( ! is_array( $feed ) || ! is_string( $feed['key'] ?? null ) || strlen( $feed['key'] ) < self::LENGTH ) {
			return null;
		}
		$detail = $feed['detail'] ?? '';
		return array( 'key' => $feed['key'], 'detail' => in_array( $detail, array( 'name', 'contact' ), true ) ? $detail : 'time' );
	}
}
