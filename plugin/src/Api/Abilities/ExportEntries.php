<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Contracts\Programs\EntryCatalog;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/export-entries: a text with some hundred entries at a time, since an ability answers all at once. */
final class ExportEntries implements Ability {

	private const MOST = 500;

	/** What says nothing of a file. */
	private const OF_LISTS = array( 'page' => true, 'per_page' => true, 'orderby' => true, 'order' => true, 'answers' => true );

	public function __construct( private readonly Schema $schema, private readonly EntryRights $rights, private readonly EntryCatalog $entries ) {}

	public function name(): string {
		return 'export-entries';
	}

	public function label(): string {
		return __( 'Export entries', 'vestibule' );
	}

	public function description(): string {
		return __( 'Writes entries as CSV or JSON, the oldest first, with a column for each question: as many as asked for, and where to go on. They hold personal data.', 'vestibule' );
	}

	public function input(): array {
		return Contract::inner( array( 'properties' => $this->filters() + $this->limits() ) + Contract::optional( $this->schema->read( 'entries-query' ) ) );
	}

	public function output(): array {
		return Contract::object(
			array(
				'text'  => array( 'type' => 'string', 'description' => __( 'The file: whole, with its own headings.', 'vestibule' ) ),
				'count' => array( 'type' => 'integer', 'description' => __( 'How many entries are in it.', 'vestibule' ) ),
				'after' => array( 'type' => array( 'integer', 'null' ), 'description' => __( 'Where to go on; null when these were the last ones.', 'vestibule' ) ),
			)
		);
	}

	public function isReadOnly(): bool {
		return true;
	}

	public function isDestructive(): bool {
		return false;
	}

	public function isAllowed( array $input ): bool {
		return $this->rights->mayOpen();
	}

	public function run( array $input ): array|WP_Error {
		$asked = new Values( $input );
		$query = array_intersect_key( $input, $this->filters() );
		$limit = max( 1, min( self::MOST, $asked->number( 'limit', 100 ) ) );
		return $this->entries->exportPart( $query, 'json' === $asked->string( 'format' ) ? 'json' : 'csv', $asked->number( 'after' ), $limit, $this->rights->forms() );
	}

	/** @return array<array-key, mixed> Of the contract. */
	private function filters(): array {
		$properties = $this->schema->read( 'entries-query' )['properties'] ?? null;
		return array_diff_key( is_array( $properties ) ? $properties : array(), self::OF_LISTS );
	}

	/** @return array<string, array<string, mixed>> */
	private function limits(): array {
		return array(
			'format' => array( 'type' => 'string', 'enum' => array( 'csv', 'json' ), 'default' => 'csv' ),
			'limit'  => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => self::MOST, 'default' => 100 ),
			'after'  => array( 'type' => 'integer', 'minimum' => 0, 'default' => 0, 'description' => __( 'Where the part before ended.', 'vestibule' ) ),
		);
	}
}
