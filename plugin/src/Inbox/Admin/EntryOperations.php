<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Closure;
use Vestibule\Inbox\Edit\Reply;
use Vestibule\Kernel\Operation\Ability;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * REST operations and abilities for entries: `vestibule/v1/entries` and `entries/{id}` with their sub-routes
 * (docs/entries.md). A request can contain up to 500 entries.
 *
 * @phpstan-type Given array<string, mixed>
 */
#[Hook( Operations::class )]
final class EntryOperations implements Operations {

	public const ALL = '/entries';
	public const ONE = '/entries/(?P<id>[0-9]{1,18})';

	/** Schema of the changed answers in POST entries/{id}/answers, by input name. */
	private const VALUES = array(
		'type'                 => 'object',
		'maxProperties'        => 300,
		'additionalProperties' => array(
			'type' => array( 'string', 'array' ),
			'items' => array( 'type' => 'string', 'maxLength' => 1000 ),
			'maxItems' => 200,
			'maxLength' => 20000,
		),
	);

	/**
	 * @param Closure(): ReadableEntries $readable
	 * @param Closure(): EntryActions    $actions
	 * @param Closure(): Reply           $reply
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Permission $permission,
		private readonly Closure $readable,
		private readonly Closure $actions,
		private readonly Closure $reply,
	) {}

	/** @return list<Operation> */
	public function all(): array {
		return array( ...$this->reading(), ...$this->forScreens(), ...$this->changing(), ...$this->sending() );
	}

	/** @return list<Operation> */
	private function reading(): array {
		$may = $this->permission->may( ... );
		$one = $this->permission->mayReadOne( ... );
		return array(
			new Operation(
				'GET',
				self::ALL,
				$may,
				fn ( array $given ): Page => ( $this->readable )()->page( $given ),
				input: 'entries-query',
				output: 'entries-row',
				ability: new Ability(
					'list-entries',
					__( 'List entries', 'vestibule' ),
					__( 'Lists entries in pages, filtered by form, status, search terms, days, star and one answer. The response contains personal data.', 'vestibule' ),
					page: 'entries',
				),
			),
			new Operation(
				'GET',
				self::ONE,
				$one,
				fn ( array $given, int $id ): array => ( $this->readable )()->fresh( $id ),
				output: 'entries-entry'
			),
			// AI assistants get the notes with the entry. The screen loads them separately.
			new Operation(
				'GET',
				null,
				$one,
				fn ( array $given, int $id ): array => array(
					'entry' => ( $this->readable )()->fresh( $id ),
					'notes' => ( $this->readable )()->notes( $id ),
				),
				output: Ability::object(
					array(
						'entry' => $this->schema->read( 'entries-entry' ),
						'notes' => array(
							'type' => 'array',
							'items' => Ability::inner( $this->schema->read( 'entries-note' ) ),
						),
					),
				),
				ability: new Ability(
					'get-entry',
					__( 'Read an entry', 'vestibule' ),
					__( 'Returns an entry with its answers and their labels, appointment, emails and notes. The response contains personal data.', 'vestibule' ),
					number: array( 'id' => __( 'ID of the entry.', 'vestibule' ) ),
				),
			),
		);
	}

	/** @return list<Operation> */
	private function forScreens(): array {
		$may    = $this->permission->may( ... );
		$after  = array(
			'properties' => array( 'after' => array( 'type' => 'integer', 'default' => 0, 'minimum' => 0 ) ),
		);
		$beside = fn ( array $given, int $id ): array => ( $this->readable )()->neighbors( $given, $id );
		return array(
			new Operation(
				'GET',
				self::ALL . '/overview',
				$may,
				fn (): array => ( $this->readable )()->overview(),
				output: 'entries-overview'
			),
			new Operation(
				'GET',
				self::ALL . '/ids',
				$may,
				fn ( array $given ): array => ( $this->readable )()->ids( $given ),
				input: array_merge_recursive( $this->schema->read( 'entries-query' ), $after )
			),
			new Operation( 'GET', self::ONE . '/neighbours', $may, $beside, input: 'entries-query' ),
		);
	}

	/** @return list<Operation> */
	private function changing(): array {
		$may    = $this->permission->may( ... );
		$ids    = $this->schema->only( 'entries-change', array( 'ids' ) );
		$star   = array(
			'properties' => array( 'starred' => array( 'type' => 'boolean' ) ),
			'required' => array( 'starred' ),
		);
		$held   = array(
			'properties' => array( 'held' => array( 'type' => 'boolean' ) ),
			'required' => array( 'held' ),
		);
		$values = array( 'properties' => array( 'values' => self::VALUES ), 'required' => array( 'values' ) );
		return array(
			new Operation(
				'POST',
				self::ALL . '/status',
				$may,
				fn ( array $given ): array => ( $this->actions )()->mark( $given ),
				input: 'entries-change'
			),
			new Operation(
				'POST',
				self::ALL . '/places',
				$may,
				fn ( array $given ): array => ( $this->actions )()->settlePlaces( $given ),
				input: array_merge_recursive( $ids, $held )
			),
			new Operation(
				'POST',
				self::ALL . '/stars',
				$may,
				fn ( array $given ): array => ( $this->actions )()->star( $given ),
				input: array_merge_recursive( $ids, $star )
			),
			new Operation(
				'DELETE',
				self::ALL,
				$may,
				fn ( array $given ): array => ( $this->actions )()->delete( Permission::ids( $given ) ),
				input: $ids
			),
			new Operation(
				'POST, PUT, PATCH',
				self::ONE,
				$may,
				fn ( array $given, int $id ): array => ( $this->actions )()->update( $given, $id ),
				input: 'entry-update',
				output: 'entries-entry'
			),
			new Operation(
				'DELETE',
				self::ONE,
				$may,
				fn ( array $given, int $id ): array => ( $this->actions )()->deleteOne( $id ),
				output: 'entries-entry'
			),
			new Operation(
				'GET',
				self::ONE . '/answers',
				$may,
				fn ( array $given, int $id ): array => ( $this->actions )()->answers( $id ),
				output: 'entries-answer'
			),
			new Operation(
				'POST',
				self::ONE . '/answers',
				$may,
				fn ( array $given, int $id ): array => ( $this->actions )()->changeAnswers( $given, $id ),
				input: $values,
				output: 'entries-answer'
			),
		);
	}

	/** @return list<Operation> */
	private function sending(): array {
		$may  = $this->permission->may( ... );
		$one  = fn ( array $given, int $id, int $mail ): array => ( $this->actions )()->mailOne( $id, $mail );
		return array(
			new Operation(
				'POST',
				self::ONE . '/mail',
				$may,
				fn ( array $given, int $id ): array => ( $this->actions )()->mailAll( $id )
			),
			new Operation( 'POST', self::ONE . '/mails/(?P<mail>[0-9]{1,18})', $may, $one ),
			new Operation(
				'POST',
				self::ONE . '/webhooks/(?P<delivery>[0-9]{1,18})',
				$may,
				fn (
					array $given,
					int $id,
					int $delivery
				): array|WP_Error => ( $this->actions )()->deliver( $id, $delivery ),
			),
			new Operation(
				'POST',
				self::ONE . '/reply',
				$may,
				fn ( array $given, int $id ): array|WP_Error => ( $this->reply )()->send(
					( $this->readable )()->entry( $id ),
					$given
				),
				input: Reply::INPUT
			),
		);
	}
}
