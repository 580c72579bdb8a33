<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Vestibule\Entries\Entry;
use Vestibule\Entries\Filter;
use Vestibule\Entries\Status;
use Vestibule\Inbox\Edit\Reply;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Entries\Find\Sorting;
use Vestibule\Inbox\Parts;
use Vestibule\Kernel\Operation\Ability;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Outgoing\Sent;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What can be done with entries: `vestibule/v1/entries` and `entries/{id}` with what lies below it, up to five hundred at
 * once (docs/entries.md).
 *
 * @phpstan-type Given array<string, mixed>
 */
final class EntryOperations {

	public const ALL = '/entries';
	public const ONE = '/entries/(?P<id>[0-9]{1,18})';

	/** As many ids as the operations that change entries take at once. */
	private const PIECE = 500;

	/** Of POST entries/{id}/answers, by posted name. */
	private const VALUES = array(
		'type'                 => 'object',
		'maxProperties'        => 300,
		'additionalProperties' => array( 'type' => array( 'string', 'array' ), 'items' => array( 'type' => 'string', 'maxLength' => 1000 ), 'maxItems' => 200, 'maxLength' => 20000 ),
	);

	/** In place of the log. */
	private const NO_LOG = array( 'mails' => array(), 'mailTries' => 0, 'mailNext' => '', 'mailError' => '', 'webhooks' => array() );

	public function __construct( private readonly Schema $schema, private readonly Permission $permission, private readonly Parts $parts ) {}

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
				fn ( array $given ): Page => $this->parts->catalog()->page( $given, $this->permission->access->forms() ),
				input: 'entries-query',
				output: 'entries-row',
				ability: new Ability(
					'list-entries',
					__( 'List entries', 'vestibule' ),
					__( 'Lists what visitors sent, page by page: by form, status, words, days, star or one answer. They hold personal data.', 'vestibule' ),
					page: 'entries',
				),
			),
			new Operation( 'GET', self::ONE, $one, fn ( array $given, int $id ): array => $this->fresh( $id ), output: 'entries-entry' ),
			// An assistant reads the notes as well; the screen asks for them by themselves.
			new Operation(
				'GET',
				null,
				$one,
				fn ( array $given, int $id ): array => array( 'entry' => $this->fresh( $id ), 'notes' => $this->parts->catalog()->notes( $id ) ),
				output: Ability::object(
					array( 'entry' => $this->schema->read( 'entries-entry' ), 'notes' => array( 'type' => 'array', 'items' => Ability::inner( $this->schema->read( 'entries-note' ) ) ) ),
				),
				ability: new Ability(
					'get-entry',
					__( 'Read an entry', 'vestibule' ),
					__( 'Reads one entry with every answer beside its label, its appointment, mails and notes. It holds personal data.', 'vestibule' ),
					number: array( 'id' => __( 'The number of the entry.', 'vestibule' ) ),
				),
			),
		);
	}

	/** @return list<Operation> */
	private function forScreens(): array {
		$may    = $this->permission->may( ... );
		$after  = array( 'properties' => array( 'after' => array( 'type' => 'integer', 'default' => 0, 'minimum' => 0 ) ) );
		$beside = fn ( array $given, int $id ): array => $this->parts->listing()->neighbours( $this->filter( $given ), Sorting::fromQuery( $given ), $id );
		return array(
			new Operation( 'GET', self::ALL . '/overview', $may, $this->overview( ... ), output: 'entries-overview' ),
			new Operation( 'GET', self::ALL . '/ids', $may, $this->ids( ... ), input: array_merge_recursive( $this->schema->read( 'entries-query' ), $after ) ),
			new Operation( 'GET', self::ONE . '/neighbours', $may, $beside, input: 'entries-query' ),
		);
	}

	/** @return list<Operation> */
	private function changing(): array {
		$may    = $this->permission->may( ... );
		$ids    = $this->schema->only( 'entries-change', array( 'ids' ) );
		$star   = array( 'properties' => array( 'starred' => array( 'type' => 'boolean' ) ), 'required' => array( 'starred' ) );
		$held   = array( 'properties' => array( 'held' => array( 'type' => 'boolean' ) ), 'required' => array( 'held' ) );
		$values = array( 'properties' => array( 'values' => self::VALUES ), 'required' => array( 'values' ) );
		return array(
			new Operation( 'POST', self::ALL . '/status', $may, $this->mark( ... ), input: 'entries-change' ),
			new Operation( 'POST', self::ALL . '/places', $may, $this->settlePlaces( ... ), input: array_merge_recursive( $ids, $held ) ),
			new Operation( 'POST', self::ALL . '/stars', $may, $this->star( ... ), input: array_merge_recursive( $ids, $star ) ),
			new Operation( 'DELETE', self::ALL, $may, fn ( array $given ): array => $this->delete( $this->parts->table()->findAll( Permission::ids( $given ) ) ), input: $ids ),
			new Operation( 'POST, PUT, PATCH', self::ONE, $may, $this->update( ... ), input: 'entry-update', output: 'entries-entry' ),
			new Operation( 'DELETE', self::ONE, $may, fn ( array $given, int $id ): array => $this->delete( array( $this->entry( $id ) ) ), output: 'entries-entry' ),
			new Operation( 'GET', self::ONE . '/answers', $may, fn ( array $given, int $id ): array => $this->parts->answers()->answers( $id ), output: 'entries-answer' ),
			new Operation( 'POST', self::ONE . '/answers', $may, $this->changeAnswers( ... ), input: $values, output: 'entries-answer' ),
		);
	}

	/** @return list<Operation> */
	private function sending(): array {
		$may  = $this->permission->may( ... );
		$sent = $this->parts->sent();
		return array(
			new Operation( 'POST', self::ONE . '/mail', $may, fn ( array $given, int $id ): array => $this->mailed( $id, $sent->sendMailsAgain( $this->entry( $id )->id ) ) ),
			new Operation( 'POST', self::ONE . '/mails/(?P<mail>[0-9]{1,18})', $may, fn ( array $given, int $id, int $mail ): array => $this->mailed( $id, $sent->sendMailAgain( $this->entry( $id )->id, $mail ) ) ),
			new Operation(
				'POST',
				self::ONE . '/webhooks/(?P<delivery>[0-9]{1,18})',
				$may,
				fn ( array $given, int $id, int $delivery ): array|WP_Error => Sent::refusal( $sent->deliverAgain( $this->entry( $id )->id, $delivery ) ) ?? $this->fresh( $id ),
			),
			new Operation( 'POST', self::ONE . '/reply', $may, fn ( array $given, int $id ): array|WP_Error => $this->parts->reply()->send( $this->entry( $id ), $given ), input: Reply::INPUT ),
		);
	}

	private function entry( int $id ): Entry {
		return $this->parts->table()->find( $id ) ?? throw EntryRefused::missing();
	}

	/** @return array<string, mixed> */
	private function overview(): array {
		$access    = $this->permission->access;
		$table     = $this->parts->table();
		$deletions = $this->parts->deletions();
		$payload   = $this->parts->payload();
		$allowed   = $access->forms();
		$none      = array_fill_keys( array( 'unread', 'read', 'unconfirmed', 'spam', 'trash' ), 0 );
		$counts    = array_replace( $none, array_intersect_key( $table->countByStatus( $allowed ), $none ) );
		return array(
			'counts'  => array( 'any' => $counts['unread'] + $counts['read'] ) + $counts,
			'unsent'  => $table->count( new Filter( allowed: $allowed, mail: 'unsent' ) ),
			'starred' => $table->count( new Filter( allowed: $allowed, starred: true ) ),
			'forms'   => array_map(
				static fn ( int $form ): array => $payload->form( $form ) + array( 'days' => $deletions->formDays( $form ), 'link' => $deletions->formLink( $form ) ),
				array_values( array_filter( $table->forms(), $access->mayRead( ... ) ) )
			),
			'confirms' => $payload->knowsConfirmations(),
			'spam'    => array( 'days' => $deletions->spamDays(), 'link' => current_user_can( Rest::OWNERS ) ? admin_url( 'admin.php?page=vestibule-spam' ) : '' ),
		);
	}

	/**
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	private function ids( array $given ): array {
		$after   = $given['after'] ?? 0;
		$entries = $this->parts->listing()->after( $this->filter( $given ), is_int( $after ) ? $after : 0, self::PIECE );
		$last    = count( $entries ) < self::PIECE ? null : end( $entries );
		return array(
			'entries' => array_map( static fn ( Entry $entry ): array => array( 'id' => $entry->id, 'status' => $entry->status->value ), $entries ),
			'after'   => $last instanceof Entry ? $last->id : null,
		);
	}

	/**
	 * Skips entries that are gone. The answer names those that were marked, those that came back without their appointment
	 * or places, and those whose places are held with the waiting entries that get them.
	 *
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	private function mark( array $given ): array {
		$entries = $this->parts->table()->findAll( Permission::ids( $given ) );
		$status  = is_string( $given['status'] ) ? $given['status'] : '';
		$is_held = 'hold' === ( $given['places'] ?? '' ) && in_array( $status, array( 'trash', 'spam' ), true );
		$places  = $this->parts->forms->heldPlaces();
		$until   = $is_held ? $places->schedule() : null;
		$cancels = 'cancel' === ( $given['appointment'] ?? '' );
		$lost    = $this->parts->changes()->change( $entries, $status, $cancels, $until );
		$answer  = array( 'marked' => array_column( $entries, 'id' ) );
		$answer += $is_held ? $places->preview( $answer['marked'] ) : array();
		if ( array() !== $lost ) {
			$answer['unbooked'] = array_map( static fn( int $id, string $reason ): array => array( 'id' => $id, 'reason' => $reason ), array_keys( $lost ), $lost );
		}
		return $answer;
	}

	/**
	 * Keeps held places for longer, or passes them on.
	 *
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	private function settlePlaces( array $given ): array {
		$ids    = Permission::ids( $given );
		$places = $this->parts->forms->heldPlaces();
		true === $given['held'] ? $places->extend( $ids ) : $places->release( $ids );
		return array( 'ids' => $ids );
	}

	/**
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	private function star( array $given ): array {
		$ids        = array_column( $this->parts->table()->findAll( Permission::ids( $given ) ), 'id' );
		$is_starred = true === $given['starred'];
		$this->parts->changes()->star( $ids, $is_starred );
		return array( 'ids' => $ids, 'starred' => $is_starred );
	}

	/**
	 * For good, and only from the trash or the spam folder: nothing is lost by one slip.
	 *
	 * @param list<Entry> $entries
	 * @return array{deleted: list<int>}
	 */
	private function delete( array $entries ): array {
		foreach ( $entries as $entry ) {
			if ( ! in_array( $entry->status, array( Status::Trash, Status::Spam ), true ) ) {
				throw EntryRefused::notInTrash();
			}
		}
		$ids = array_column( $entries, 'id' );
		$this->parts->changes()->erase( $ids );
		return array( 'deleted' => $ids );
	}

	/**
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	private function update( array $given, int $id ): array {
		return $this->parts->writing()->update( $id, array_filter( $given, static fn ( mixed $value ): bool => null !== $value ) );
	}

	/**
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	private function changeAnswers( array $given, int $id ): array {
		return array( 'changes' => $this->parts->answers()->change( $id, is_array( $given['values'] ) ? $given['values'] : array() ) );
	}

	/**
	 * @param string|null $reason Why a mail was not sent again, as Sent says it.
	 * @return array<string, mixed>
	 */
	private function mailed( int $id, ?string $reason ): array {
		return match ( $reason ) {
			null       => throw EntryRefused::missing(),
			''         => $this->fresh( $id ),
			Sent::BUSY => throw EntryRefused::mailBusy(),
			default    => throw EntryRefused::mailFailed( $reason ),
		};
	}

	/** @return array<string, mixed> Current entry; the log of emails and webhooks only for users who read its form. */
	private function fresh( int $id ): array {
		$entry   = $this->entry( $id );
		$payload = $this->parts->payload()->entry( $entry );
		return $this->permission->access->mayRead( $entry->formId ) ? $payload : array_replace( $payload, self::NO_LOG );
	}

	/** @param Given $given */
	private function filter( array $given ): Filter {
		return Filter::fromQuery( $given, $this->permission->access->forms() );
	}
}
