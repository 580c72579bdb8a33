<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Filter;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Export\Columns;
use Vestibule\Inbox\Export\Format;
use Vestibule\Inbox\Export\Writer;
use Vestibule\Entries\Find\Listing;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Rest\RestFile;
use WP_Error;
use WP_REST_Response;

/**
 * Entries as a file: POST vestibule/v1/entries/export with a filter, or with ids. It is sent while it is made. The screen
 * asks for it in frames, each with the number of entries written so far and of its bytes, both as four bytes: so it
 * shows progress, and knows an end from a connection that broke off.
 */
final class ExportRoute {

	/** In place of a number: it cannot go on. */
	private const FAULT = 0xFFFFFFFF;

	public function __construct(
		private readonly Routes $routes,
		private readonly Access $access,
		private readonly EntryTable $entries,
		private readonly Listing $listing,
		private readonly Writer $writer,
	) {}

	public function register(): void {
		$args = $this->routes->takes( 'entries-query' ) + array(
			'format'  => array( 'type' => 'string', 'default' => 'csv', 'maxLength' => 20 ),
			'columns' => array( 'type' => 'array', 'default' => array(), 'items' => array( 'type' => 'string', 'maxLength' => 400 ), 'maxItems' => 500 ),
			'ids'     => array( 'type' => 'array', 'default' => array(), 'items' => array( 'type' => 'integer', 'minimum' => 1 ), 'maxItems' => 500 ),
			'framed'  => array( 'type' => 'boolean', 'default' => false ),
		);
		$this->routes->add( 'POST', Routes::ENTRIES . '/export', $args, '', $this->begin( ... ) );
		RestFile::register();
	}

	/**
	 * A database that does not answer is reported here; later the file has begun.
	 *
	 * @param array<string, mixed> $given
	 */
	private function begin( array $given ): WP_REST_Response|WP_Error {
		$format = Writer::format( is_string( $given['format'] ) ? $given['format'] : '' );
		if ( $format instanceof WP_Error ) {
			return $format;
		}
		$filter = Filter::fromQuery( $given, $this->access->forms() );
		$ids    = Routes::ids( $given );
		$keys   = is_array( $given['columns'] ) ? array_values( array_filter( $given['columns'], is_string( ... ) ) ) : array();
		$total  = array() === $ids ? $this->entries->count( $filter ) : count( $this->entries->findAll( $ids ) );
		$framed = true === $given['framed'];
		$pieces = fn (): iterable => $this->pieces( $format, $filter, $ids, $keys, $framed );
		$answer = new RestFile( 'entries-' . wp_date( 'Y-m-d' ) . '.' . $format->extension(), $framed ? 'application/octet-stream' : $format->mime(), $pieces );
		$answer->header( 'X-WP-Total', (string) $total );
		return $answer;
	}

	/**
	 * @param list<int>    $ids  Without any, all of the filter.
	 * @param list<string> $keys Of columns.
	 * @return iterable<string>
	 */
	private function pieces( Format $format, Filter $filter, array $ids, array $keys, bool $is_framed ): iterable {
		try {
			$columns = array() === $keys ? $this->writer->columns( $filter ) : Columns::fromKeys( $keys );
			foreach ( $this->writer->write( $format, $columns, array() === $ids ? $this->listing->pieces( $filter ) : array( $this->entries->findAll( $ids ) ) ) as $done => $bytes ) {
				yield $is_framed ? $this->frame( $done, $bytes ) : $bytes;
			}
			yield $is_framed ? $this->frame( 0, '' ) : '';
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			yield $is_framed ? $this->frame( self::FAULT, '' ) : '';
		}
	}

	/** An empty one is the end. */
	private function frame( int $done, string $bytes ): string {
		return '' === $bytes && 0 !== $done && self::FAULT !== $done ? '' : pack( 'NN', $done, strlen( $bytes ) ) . $bytes;
	}
}
