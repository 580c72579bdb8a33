<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Feed;

use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Secret;

/**
 * Secret URL of a host's bookings feed: `/?vestibule_feed={host}.{secret}`. The secret has 128 bits. It is a signature
 * of the host's ID and a random key of the host, created with the site's secret. A new key results in a new URL. A host
 * without a key has no feed.
 *
 * @phpstan-type Feed array{key: string, detail: 'time'|'name'|'contact'}
 */
final class FeedAddress {

	public const QUERY = 'vestibule_feed';

	/** Meta key of the random key and the level of detail. Excluded from REST and from WordPress's export. */
	public const META = '_vestibule_host_feed';

	/** Minimum length of a key. */
	private const LENGTH = 32;

	public function __construct( private readonly Secret $secret ) {}

	/** @return string Empty if the host has no feed. */
	public function url( int $host ): string {
		$feed = $this->stored( $host );
		return null === $feed
			? ''
			: add_query_arg( self::QUERY, $this->secret->numbered( 'feed', $host, $feed['key'] ), home_url( '/' ) );
	}

	/** @return array{int, string}|null Host ID and level of detail. Null if the URL is invalid. */
	public function open( string $given ): ?array {
		$host = Secret::number( $given );
		$feed = 0 === $host ? null : $this->stored( $host );
		return null !== $feed && hash_equals( $this->secret->numbered( 'feed', $host, $feed['key'] ), $given )
			? array( $host, $feed['detail'] )
			: null;
	}

	/** Creates a new URL. The previous one stops working. */
	public function renew( int $host ): void {
		$this->store( $host, bin2hex( random_bytes( 16 ) ), $this->detail( $host ) );
	}

	public function remove( int $host ): void {
		delete_post_meta( $host, self::META );
	}

	/** @return string Level of detail: `time`, `name` or `contact`. */
	public function detail( int $host ): string {
		return $this->stored( $host )['detail'] ?? 'name';
	}

	/** @param string $detail Level of detail: `time`, `name` or `contact`. Any other value means `time`. */
	public function choose( int $host, string $detail ): void {
		$feed = $this->stored( $host );
		if ( null !== $feed ) {
			$this->store( $host, $feed['key'], $detail );
		}
	}

	private function store( int $host, string $key, string $detail ): void {
		update_post_meta( $host, self::META, array( 'key' => $key, 'detail' => $detail ) );
	}

	/** @return Feed|null Null if the host has no feed or is in the Trash. */
	private function stored( int $host ): ?array {
		$feed = Hosts::NAME === get_post_type( $host ) && 'trash' !== get_post_status( $host )
			? get_post_meta( $host, self::META, true )
			: null;
		if ( ! is_array( $feed ) || ! is_string( $feed['key'] ?? null ) || strlen( $feed['key'] ) < self::LENGTH ) {
			return null;
		}
		$detail = $feed['detail'] ?? '';
		return array(
			'key' => $feed['key'],
			'detail' => in_array( $detail, array( 'name', 'contact' ), true ) ? $detail : 'time',
		);
	}
}
