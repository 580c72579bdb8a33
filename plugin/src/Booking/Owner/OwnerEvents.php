<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Booking\Event;
use Vestibule\Booking\EventPostType;
use Vestibule\Booking\EventReader;
use Vestibule\Booking\Host;
use Vestibule\Booking\Hosts;
use WP_Post;

/**
 * Appointment types as the institute books them, drafts too: without notice, days ahead and a limit a day, which are for
 * visitors. Their seats, buffers and hosts are the same, so that they wait for the same rows and nothing is given twice.
 */
final class OwnerEvents {

	/** Days ahead: as far as the institute plans. */
	private const HORIZON = 3650;

	private const GONE = array( 'trash', 'auto-draft' );

	public function __construct( private readonly EventReader $reader, private readonly Hosts $hosts ) {}

	/** With the hours that it and its hosts offer. */
	public function offered( int $id ): ?Event {
		return $this->read( $id, array( 'hostChoice' => 'visitor' ), static fn ( Host $host ): Host => $host );
	}

	/** With hosts who are there at any time: whoever plans for them knows. */
	public function anyTime( int $id ): ?Event {
		return $this->read( $id, array(), static fn ( Host $host ): Host => new Host( $host->id, $host->name, $host->email ) );
	}

	/**
	 * @param array{hostChoice?: string} $changes
	 * @param callable( Host ): Host     $host
	 */
	private function read( int $id, array $changes, callable $host ): ?Event {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || EventPostType::NAME !== $post->post_type || in_array( $post->post_status, self::GONE, true ) ) {
			return null;
		}
		$settings = $this->reader->sanitize( get_post_meta( $id, EventPostType::META, true ) );
		$hosts    = array_map( $host, $this->hosts->find( $settings['hosts'] ) );
		return new Event( $id, array_replace( $settings, array( 'notice' => 0, 'dayLimit' => 0, 'horizon' => self::HORIZON ), $changes ), $hosts );
	}
}
