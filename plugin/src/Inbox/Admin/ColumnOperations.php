<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Answers\Answer;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * REST operations for columns (`vestibule/v1/entries/columns`). They read and store the columns that a user has
 * selected for the list of a form. They also return the columns that a list or an export can have.
 */
#[Hook( Operations::class )]
final class ColumnOperations implements Operations {

	/** Prefix of the keys of columns with answers. The name under which the field is submitted follows. */
	private const ANSWER = 'answer:';

	private const MAX_COLUMNS = 20;

	public function __construct(
		private readonly Permission $permission,
		private readonly EntryTable $entries,
		private readonly Forms $forms,
		private readonly Schema $schema
	) {}

	/** @return list<Operation> */
	public function all(): array {
		$form    = array(
			'properties' => array( 'form' => array( 'type' => 'integer', 'default' => 0, 'minimum' => 0 ) ),
		);
		$columns = array(
			'properties' => array(
				'columns' => array(
					'type' => 'array',
					'items' => array( 'type' => 'string', 'maxLength' => 250 ),
					'maxItems' => self::MAX_COLUMNS,
				),
			),
			'required' => array( 'columns' ),
		);
		$path    = EntryOperations::ALL . '/columns';
		return array(
			new Operation( 'GET', $path, $this->permission->may( ... ), $this->read( ... ), input: $form ),
			new Operation(
				'POST',
				$path,
				$this->permission->may( ... ),
				$this->write( ... ),
				input: array_merge_recursive( $form, $columns )
			),
		);
	}

	/**
	 * @param array<string, mixed> $given
	 * @return array<string, mixed>
	 */
	private function read( array $given ): array {
		$form   = $this->form( $given );
		$fields = array_map( self::field( ... ), $this->forms->answers( $form )->withoutAppointments() );
		return array(
			'form'      => $form,
			'fields'    => $fields,
			'chosen'    => $this->chosen( $form, array_column( $fields, 'name' ) ),
			'questions' => $this->questions( $form ),
		);
	}

	/**
	 * @param array<string, mixed> $given
	 * @return array<string, mixed>
	 */
	private function write( array $given ): array {
		$form         = $this->form( $given );
		$all          = $this->stored();
		$columns      = $given['columns'];
		$all[ $form ] = array_values(
			array_unique( array_filter( is_array( $columns ) ? $columns : array(), is_string( ... ) ) )
		);
		update_user_meta( get_current_user_id(), $this->key(), $all );
		return $this->read( $given );
	}

	/**
	 * Returns the columns that the user has selected. Removes keys that are neither a property of the contract
	 * entries-row nor an answer of the form.
	 *
	 * @param list<string> $names Input names of the form's fields.
	 * @return list<string>|null Keys of the selected columns. Null if the user has not selected any.
	 */
	private function chosen( int $form, array $names ): ?array {
		$stored = $this->stored()[ $form ] ?? null;
		$known  = array(
			...array_keys( (array) ( $this->schema->read( 'entries-row' )['properties'] ?? array() ) ),
			...array_map( static fn ( string $name ): string => self::ANSWER . $name, $names ),
		);
		return is_array( $stored )
			? array_values( array_intersect( array_filter( $stored, is_string( ... ) ), $known ) )
			: null;
	}

	/**
	 * Returns the labels of the questions of a form. For form 0, returns those of all forms that the user can read.
	 *
	 * @return list<string> Labels without duplicates.
	 */
	private function questions( int $form ): array {
		$forms     = 0 === $form
			? array_filter( $this->entries->forms(), $this->permission->access->mayRead( ... ) )
			: array( $form );
		$questions = array_merge(
			array(),
			...array_map(
				fn ( int $form ): array => $this->forms->answers( $form )->questions(),
				array_values( $forms )
			)
		);
		return array_values( array_unique( $questions ) );
	}

	/** @return array{name: string, label: string, options: list<array{value: string, label: string}>} */
	private static function field( Answer $asked ): array {
		return array( 'name' => $asked->name, 'label' => $asked->heading(), 'options' => $asked->options() );
	}

	/** @return array<mixed> Selected columns by form ID. */
	private function stored(): array {
		$stored = get_user_meta( get_current_user_id(), $this->key(), true );
		return is_array( $stored ) ? $stored : array();
	}

	/** Returns the user meta key for this site. The sites of a network share users but not form IDs. */
	private function key(): string {
		return 'vestibule_entries_columns_' . get_current_blog_id();
	}

	/** @param array<string, mixed> $given */
	private function form( array $given ): int {
		$form = is_numeric( $given['form'] ) ? (int) $given['form'] : 0;
		return $this->permission->access->mayRead( $form ) ? $form : 0;
	}
}
