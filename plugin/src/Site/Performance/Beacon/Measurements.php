<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use Closure;
use DateTimeInterface;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Table of measurements. A page view needs at most one query by primary key, and none if the table is empty. With an
 * object cache, most views need no query.
 */
#[Table(
	'beacons',
	// Performance measurements: images that browsers displayed above the fold, by page and window size.
	'
		page char(32) NOT NULL,
		is_mobile tinyint unsigned NOT NULL,
		post_id bigint unsigned NOT NULL,
		url text NOT NULL,
		state varchar(12) NOT NULL,
		reports smallint unsigned NOT NULL,
		found mediumtext NOT NULL,
		changed_at datetime NOT NULL,
		PRIMARY KEY  (page, is_mobile), KEY post (post_id), KEY changed (changed_at)
	'
)]
final class Measurements {

	/** Autoloaded option. It is not empty if the table has rows. */
	public const OPTION = 'vestibule_beacons';

	/** Maximum number of rows. A page has up to two. When the table is full, a new row replaces the oldest one. */
	public const MAX_ROWS = 10_000;

	private const GROUP = 'vestibule_beacons';

	/** @param Closure(): Database $database Opens the database. Not called if the table has no rows. */
	public function __construct(
		private readonly Closure $database,
		private readonly Clock $clock,
	) {}

	#[Hook]
	public static function addOption( TablesMade $made ): void {
		$made->options->add( self::OPTION, '' );
	}

	/**
	 * @return array<int, Measurement> Measurements by window size (1 for phones, 0 for desktops). A window size without
	 * reports is missing.
	 */
	public function forPage( string $url ): array {
		if ( '' === get_option( self::OPTION, '' ) ) {
			return array();
		}
		$key  = self::page( $url ) . ':' . wp_cache_get_last_changed( self::GROUP );
		$rows = wp_cache_get( $key, self::GROUP );
		if ( ! is_array( $rows ) ) {
			$rows = ( $this->database )()->rows(
				'SELECT is_mobile, state, reports, found FROM {beacons} WHERE page = %s',
				self::page( $url )
			);
			wp_cache_set( $key, $rows, self::GROUP, DAY_IN_SECONDS );
		}
		$measurements = array();
		foreach ( $rows as $row ) {
			/** @var array<string, string|null> $row */
			$measurements[ (int) $row['is_mobile'] ] = Measurement::fromRow( $row );
		}
		return $measurements;
	}

	/**
	 * Stores a measurement. If two reports arrive at once, one of them can get lost. The page then needs one more
	 * report.
	 */
	public function store( Measurement $measurement, bool $isMobile ): void {
		$values = array(
			'state'      => $measurement->state->value,
			'reports'    => $measurement->reports,
			'found'      => (string) wp_json_encode(
				array_map( static fn ( Report $report ): array => $report->stored(), $measurement->found )
			),
			'changed_at' => $this->clock->now()->format( 'Y-m-d H:i:s' ),
		);
		$page   = self::page( $measurement->url );
		if ( 1 === $measurement->reports ) {
			$this->makeRoom();
			$keys = array(
				'page' => $page,
				'is_mobile' => (int) $isMobile,
				'post_id' => $measurement->postId,
				'url' => $measurement->url,
			);
			( $this->database )()->insertOnce( '{beacons}', $keys + $values );
			update_option( self::OPTION, '1', true );
		} else {
			( $this->database )()->execute(
				'UPDATE {beacons} SET state = %s, reports = %d, found = %s, changed_at = %s WHERE page = %s AND is_mobile = %d',
				...array( ...array_values( $values ), $page, (int) $isMobile )
			);
		}
		wp_cache_set_last_changed( self::GROUP );
	}

	/**
	 * @return array<string, array<int, Measurement>> Measurements by row ID of the page and window size, latest change
	 * first.
	 */
	public function list( int $number, int $size ): array {
		$pages = ( $this->database )()->rows(
			'SELECT page, MAX(changed_at) AS latest FROM {beacons} GROUP BY page ORDER BY latest DESC, page LIMIT %d OFFSET %d',
			$size,
			( $number - 1 ) * $size
		);
		$ids   = array_map( static fn ( array $row ): string => (string) $row['page'], $pages );
		return array_combine( $ids, array_map( $this->forId( ... ), $ids ) );
	}

	/** @return array<int, Measurement> Measurements by window size (1 for phones, 0 for desktops). */
	public function forId( string $page ): array {
		$rows = array();
		foreach ( ( $this->database )()->rows( 'SELECT * FROM {beacons} WHERE page = %s', $page ) as $row ) {
			$rows[ (int) $row['is_mobile'] ] = Measurement::fromRow( $row );
		}
		return $rows;
	}

	public function countPages(): int {
		return (int) ( $this->database )()->value( 'SELECT COUNT(DISTINCT page) FROM {beacons}' );
	}

	public function deleteId( string $page ): void {
		$this->delete( 'page = %s', $page );
	}

	/** @param list<int> $posts Post IDs. 0 stands for lists of posts. */
	public function deletePosts( array $posts ): void {
		$this->delete( 'post_id IN (%d)', $posts );
	}

	public function deleteAll(): void {
		$this->delete( '1 = 1' );
	}

	/** Deletes measurements that have not changed for this many days. Some changes of pages run no WordPress hook. */
	public function deleteOlderThan( int $days ): void {
		$this->delete( 'changed_at < %s', $this->clock->now()->modify( sprintf( '-%d days', $days ) ) );
	}

	/** @param string|DateTimeInterface|list<int> ...$values */
	private function delete( string $where, string|DateTimeInterface|array ...$values ): void {
		if ( '' === get_option( self::OPTION, '' ) ) {
			return;
		}
		( $this->database )()->execute( "DELETE FROM {beacons} WHERE {$where}", ...$values );
		if ( null === ( $this->database )()->row( 'SELECT 1 FROM {beacons} LIMIT 1' ) ) {
			update_option( self::OPTION, '', true );
		}
		wp_cache_set_last_changed( self::GROUP );
	}

	private function makeRoom(): void {
		if ( (int) ( $this->database )()->value( 'SELECT COUNT(*) FROM {beacons}' ) < self::MAX_ROWS ) {
			return;
		}
		$oldest = ( $this->database )()->row( 'SELECT page, is_mobile FROM {beacons} ORDER BY changed_at LIMIT 1' );
		if ( null !== $oldest ) {
			( $this->database )()->execute(
				'DELETE FROM {beacons} WHERE page = %s AND is_mobile = %d',
				(string) $oldest['page'],
				(int) $oldest['is_mobile']
			);
		}
	}

	private static function page( string $url ): string {
		return substr( hash( 'sha256', $url ), 0, 32 );
	}
}
