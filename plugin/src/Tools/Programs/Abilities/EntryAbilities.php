<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs\Abilities;

use Vestibule\Inbox\Access;
use Vestibule\Inbox\Programs\EntryCatalog;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What visitors sent. Reading marks nothing as read. */
final class EntryAbilities {

	/** Entries in one export: an ability answers all at once. */
	private const MOST = 500;

	/** Filters of lists that say nothing of a file. */
	private const OF_LISTS = array( 'page' => true, 'per_page' => true, 'orderby' => true, 'order' => true, 'answers' => true );

	public function __construct(
		private readonly Schema $schema,
		private readonly Access $rights,
		private readonly EntryCatalog $entries,
	) {}

	/** @return list<Ability> */
	public function all(): array {
		return array(
			new Ability(
				name: 'list-entries',
				label: __( 'List entries', 'vestibule' ),
				description: __( 'Lists what visitors sent, page by page: by form, status, words, days, star or one answer. They hold personal data.', 'vestibule' ),
				input: Contract::optional( $this->schema->read( 'entries-query' ) ),
				output: Contract::page( 'entries', $this->schema->read( 'entries-row' ) ),
				isAllowed: $this->rights->mayOpen( ... ),
				run: fn ( array $input ): array|WP_Error => Contract::paged( 'entries', $this->entries->page( $input, $this->rights->forms() ) ),
				isReadOnly: true,
			),
			new Ability(
				name: 'get-entry',
				label: __( 'Read an entry', 'vestibule' ),
				description: __( 'Reads one entry with every answer beside its label, its appointment, mails and notes. It holds personal data.', 'vestibule' ),
				input: Contract::object( array( 'id' => array( 'type' => 'integer', 'minimum' => 1, 'description' => __( 'The number of the entry.', 'vestibule' ) ) ) ),
				output: Contract::object(
					array(
						'entry' => Contract::inner( $this->schema->read( 'entries-entry' ) ),
						'notes' => array( 'type' => 'array', 'items' => Contract::inner( $this->schema->read( 'entries-note' ) ) ),
					)
				),
				isAllowed: $this->mayRead( ... ),
				run: $this->find( ... ),
				isReadOnly: true,
			),
			new Ability(
				name: 'export-entries',
				label: __( 'Export entries', 'vestibule' ),
				description: __( 'Writes entries as CSV or JSON, the oldest first, with a column for each question: as many as asked for, and where to go on. They hold personal data.', 'vestibule' ),
				input: array( 'properties' => $this->filters() + $this->limits() ) + Contract::optional( $this->schema->read( 'entries-query' ) ),
				output: Contract::object(
					array(
						'text'  => array( 'type' => 'string', 'description' => __( 'The file: whole, with its own headings.', 'vestibule' ) ),
						'count' => array( 'type' => 'integer', 'description' => __( 'How many entries are in it.', 'vestibule' ) ),
						'after' => array( 'type' => array( 'integer', 'null' ), 'description' => __( 'Where to go on; null when these were the last ones.', 'vestibule' ) ),
					)
				),
				isAllowed: $this->rights->mayOpen( ... ),
				run: $this->export( ... ),
				isReadOnly: true,
			),
		);
	}

	/** @param array<array-key, mixed> $input */
	private function mayRead( array $input ): bool {
		$form = $this->rights->mayOpen() ? $this->entries->formOf( Contract::number( $input, 'id' ) ) : null;
		return null === $form ? $this->rights->mayOpen() : $this->rights->mayRead( $form );
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	private function find( array $input ): array|WP_Error {
		$id    = Contract::number( $input, 'id' );
		$entry = $this->entries->find( $id );
		return null === $entry
			? new WP_Error( 'vestibule_no_entry', __( 'There is no such entry. It may have been deleted.', 'vestibule' ), array( 'status' => 404 ) )
			: array( 'entry' => $entry, 'notes' => $this->entries->notes( $id ) );
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	private function export( array $input ): array|WP_Error {
		$query  = array_intersect_key( $input, $this->filters() );
		$format = $input['format'] ?? 'csv';
		$limit = max( 1, min( self::MOST, Contract::number( $input, 'limit', 100 ) ) );
		return $this->entries->exportPart( $query, 'json' === $format ? 'json' : 'csv', Contract::number( $input, 'after' ), $limit, $this->rights->forms() );
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
