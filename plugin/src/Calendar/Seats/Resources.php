<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Seats;

use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Kernel\Database\Database;

/**
 * A row for each event and host. Whoever wants a seat changes the rows of what it needs before reading what is taken, so
 * of two who want overlapping times one waits until the other has finished; on a cluster the second of them is refused
 * with the commit and tries again.
 */
final class Resources {

	public function __construct( private readonly Database $database ) {}

	/**
	 * Inside a transaction, and kept until it ends. Always the event first and its hosts in order, so that nobody waits
	 * in a circle.
	 */
	public function lock( Event $event ): void {
		$hosts = array_map( static fn ( Host $host ): int => $host->id, $event->hosts );
		sort( $hosts );
		$this->change( "event:{$event->id}" );
		array_walk( $hosts, fn ( int $host ) => $this->change( "host:{$host}" ) );
	}

	public function lockHost( int $host ): void {
		$this->change( "host:{$host}" );
	}

	private function change( string $resource ): void {
		$this->database->execute( 'INSERT INTO {booking_resources} (resource, version) VALUES (%s, 1) ON DUPLICATE KEY UPDATE version = version + 1', $resource );
	}
}
