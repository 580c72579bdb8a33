<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Closure;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Filter;
use Vestibule\Entries\Find\Listing;
use Vestibule\Inbox\EntryCatalog;
use Vestibule\Inbox\Export\Columns;
use Vestibule\Inbox\Export\Format;
use Vestibule\Inbox\Export\Writer;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Operation\Ability;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Rest\RestFile;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Exports entries as a file: POST vestibule/v1/entries/export with a filter or with IDs. The response is streamed. For
 * the screen, it consists of frames, so that the screen can show progress and detect an interrupted connection. A frame
 * starts with the number of entries written so far and the length of its content, 4 bytes each. Abilities can't stream,
 * so they return the file in parts.
 */
#[Hook( Operations::class )]
final class ExportOperations implements Operations {

	/** Written instead of the number of entries if an error occurred. */
	private const FAULT = 0xFFFFFFFF;

	/** Parameters of the entries list that don't apply to an export. */
	private const OF_LISTS = array( 'page', 'per_page', 'orderby', 'order', 'answers' );

	/** Maximum number of entries in a part. */
	private const MAX_ENTRIES = 500;

	/** Parameters of an export. */
	private const INPUT = array(
		'properties' => array(
			'format'  => array( 'type' => 'string', 'default' => 'csv', 'maxLength' => 20 ),
			'columns' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array( 'type' => 'string', 'maxLength' => 400 ),
				'maxItems' => 500,
			),
			'ids'     => array(
				'type' => 'array',
				'default' => array(),
				'items' => array( 'type' => 'integer', 'minimum' => 1 ),
				'maxItems' => 500,
			),
			'framed'  => array( 'type' => 'boolean', 'default' => false ),
		),
	);

	/**
	 * @param Closure(): EntryCatalog $catalog
	 * @param Closure(): Listing      $listing
	 * @param Closure(): Writer       $writer
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Permission $permission,
		private readonly EntryTable $entries,
		private readonly Closure $catalog,
		private readonly Closure $listing,
		private readonly Closure $writer,
	) {}

	/** @return list<Operation> */
	public function all(): array {
		return array(
			new Operation(
				'POST',
				EntryOperations::ALL . '/export',
				$this->permission->may( ... ),
				$this->begin( ... ),
				input: array_merge_recursive( $this->schema->read( 'entries-query' ), self::INPUT )
			),
			new Operation(
				'GET',
				null,
				$this->permission->may( ... ),
				$this->part( ... ),
				input: array_merge_recursive(
					$this->schema->without( 'entries-query', self::OF_LISTS ),
					array( 'properties' => self::limits() )
				),
				output: Ability::object(
					array(
						'text'  => array(
							'type' => 'string',
							'description' => __( 'Contents of a complete file, including the headings.', 'vestibule' ),
						),
						'count' => array(
							'type' => 'integer',
							'description' => __( 'Number of entries in the file.', 'vestibule' ),
						),
						'after' => array(
							'type' => array( 'integer', 'null' ),
							'description' => __( 'End of this batch. Null after the last batch.', 'vestibule' ),
						),
					)
				),
				ability: new Ability(
					'export-entries',
					__( 'Export entries', 'vestibule' ),
					__( 'Exports a batch of entries as CSV or JSON, oldest first, with a column for each question. The response contains where the next batch starts, and personal data.', 'vestibule' ),
				),
			),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function limits(): array {
		return array(
			'format' => array( 'type' => 'string', 'enum' => array( 'csv', 'json' ), 'default' => 'csv' ),
			'limit'  => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => self::MAX_ENTRIES, 'default' => 100 ),
			'after'  => array(
				'type' => 'integer',
				'minimum' => 0,
				'default' => 0,
				'description' => __( 'End of the previous batch.', 'vestibule' ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $given
	 * @return array<string, mixed>
	 */
	private function part( array $given ): array {
		$number = static fn ( string $name, int $missing ): int =>
			is_int( $given[ $name ] ?? null ) ? $given[ $name ] : $missing;
		$format = 'json' === ( $given['format'] ?? '' ) ? 'json' : 'csv';
		$limit  = max( 1, min( self::MAX_ENTRIES, $number( 'limit', 100 ) ) );
		return ( $this->catalog )()->exportPart(
			array_diff_key( $given, self::limits() ),
			$format,
			$number( 'after', 0 ),
			$limit,
			$this->permission->access->forms()
		);
	}

	/**
	 * Starts the export. Counts the entries first, so that database errors are reported before the response has
	 * started.
	 *
	 * @param array<string, mixed> $given
	 */
	private function begin( array $given ): RestFile {
		$format = Writer::format( is_string( $given['format'] ) ? $given['format'] : '' );
		$filter = Filter::fromQuery( $given, $this->permission->access->forms() );
		$ids    = Permission::ids( $given );
		$keys   = is_array( $given['columns'] )
			? array_values( array_filter( $given['columns'], is_string( ... ) ) )
			: array();
		$total  = array() === $ids ? $this->entries->count( $filter ) : count( $this->entries->findAll( $ids ) );
		$framed = true === $given['framed'];
		$pieces = fn (): iterable => $this->pieces( $format, $filter, $ids, $keys, $framed );
		RestFile::register();
		$answer = new RestFile(
			'entries-' . wp_date( 'Y-m-d' ) . '.' . $format->extension(),
			$framed ? 'application/octet-stream' : $format->mime(),
			$pieces
		);
		$answer->header( 'X-WP-Total', (string) $total );
		return $answer;
	}

	/**
	 * @param list<int>    $ids  IDs of the entries to export. Empty to export all entries that match the filter.
	 * @param list<string> $keys Keys of columns.
	 * @return iterable<string>
	 */
	private function pieces( Format $format, Filter $filter, array $ids, array $keys, bool $is_framed ): iterable {
		try {
			$writer  = ( $this->writer )();
			$columns = array() === $keys ? $writer->columns( $filter ) : Columns::fromKeys( $keys );
			$entries = array() === $ids
				? ( $this->listing )()->pieces( $filter )
				: array( $this->entries->findAll( $ids ) );
			foreach ( $writer->write( $format, $columns, $entries ) as $done => $bytes ) {
				yield $is_framed ? $this->frame( $done, $bytes ) : $bytes;
			}
			yield $is_framed ? $this->frame( 0, '' ) : '';
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			yield $is_framed ? $this->frame( self::FAULT, '' ) : '';
		}
	}

	/** Encodes a frame. Skips empty content, except in the last frame and in the error frame. */
	private function frame( int $done, string $bytes ): string {
		return '' === $bytes && 0 !== $done && self::FAULT !== $done
			? ''
			: pack( 'NN', $done, strlen( $bytes ) ) . $bytes;
	}
}
