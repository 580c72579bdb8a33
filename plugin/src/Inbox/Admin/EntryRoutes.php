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
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Outgoing\Sent;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, reads, changes and deletes entries: vestibule/v1/entries and entries/{id} with what lies below it, up to five
 * hundred at once with POST entries/status and entries/stars and DELETE entries (docs/entries.md).
 *
 * @phpstan-import-type Given from Routes
 * @phpstan-import-type Numbers from Routes
 */
final class EntryRoutes {

	/** As many ids as the routes that change entries take at once. */
	private const PIECE = 500;

	/** Of POST entries/{id}/answers, by posted name. */
	private const VALUES = array(
		'type'                 => 'object',
		'required'             => true,
		'maxProperties'        => 300,
		'additionalProperties' => array( 'type' => array( 'string', 'array' ), 'items' => array( 'type' => 'string', 'maxLength' => 1000 ), 'maxItems' => 200, 'maxLength' => 20000 ),
	);

	public function __construct( private readonly Routes $routes, private readonly Parts $parts ) {}

	public function register(): void {
		$this->lists();
		$this->changes();
		$this->sending();
	}

	private function lists(): void {
		$routes = $this->routes;
		$query  = $routes->takes( 'entries-query' );
		$after  = array( 'after' => array( 'type' => 'integer', 'default' => 0, 'minimum' => 0 ) );
		$routes->add( 'GET', Routes::ENTRIES, $query, 'entries-row', fn ( array $given ): Page|WP_Error => $this->parts->catalog()->page( $given, $this->parts->access()->forms() ) );
		$routes->add( 'GET', Routes::ENTRIES . '/overview', array(), 'entries-overview', $this->overview( ... ) );
		$routes->add( 'GET', Routes::ENTRIES . '/ids', $query + $after, '', $this->ids( ... ) );
		$beside = fn ( array $given, array $numbers ): array => $this->parts->listing()->neighbours( $this->filter( $given ), Sorting::fromQuery( $given ), $numbers['id'] );
		$routes->add( 'GET', Routes::ONE . '/neighbours', $query, '', $beside );
	}

	private function changes(): void {
		$routes  = $this->routes;
		$parts   = $this->parts;
		$update  = $routes->takes( 'entry-update' );
		$ids     = $routes->takes( 'entries-change', array( 'ids' ) );
		$change  = $routes->takes( 'entries-change', array( 'ids', 'status', 'appointment' ) );
		$starred = array( 'starred' => array( 'type' => 'boolean', 'required' => true ) );

		$routes->add( 'POST', Routes::ENTRIES . '/status', $change, '', $this->mark( ... ) );
		$routes->add( 'POST', Routes::ENTRIES . '/stars', $ids + $starred, '', $this->star( ... ) );
		$routes->add( 'DELETE', Routes::ENTRIES, $ids, '', fn ( array $given ): array|WP_Error => $this->delete( $parts->table()->findAll( Routes::ids( $given ) ) ) );

		$routes->one( 'GET', '', array(), 'entries-entry', static fn ( Entry $entry ): array => $parts->payload()->entry( $entry ) );
		$routes->add( 'POST, PUT, PATCH', Routes::ONE, $update, 'entries-entry', $this->update( ... ) );
		$routes->one( 'DELETE', '', array(), 'entries-entry', fn ( Entry $entry ): array|WP_Error => $this->delete( array( $entry ) ) );

		$routes->add( 'GET', Routes::ONE . '/answers', array(), 'entries-answer', static fn ( array $given, array $numbers ): array => $parts->answers()->answers( $numbers['id'] ) );
		$routes->add( 'POST', Routes::ONE . '/answers', array( 'values' => self::VALUES ), 'entries-answer', $this->changeAnswers( ... ) );
	}

	private function sending(): void {
		$routes = $this->routes;
		$sent   = $this->parts->outgoing->sent();
		$routes->one( 'POST', '/mail', array(), '', fn ( Entry $entry ): array|WP_Error => $this->mailed( $entry, $sent->sendMailsAgain( $entry->id ) ) );
		$one    = fn ( Entry $entry, array $given, array $numbers ): array|WP_Error => $this->mailed( $entry, $sent->sendMailAgain( $entry->id, $numbers['mail'] ) );
		$routes->one( 'POST', '/mails/(?P<mail>[0-9]{1,18})', array(), '', $one );
		$routes->one( 'POST', '/webhooks/(?P<delivery>[0-9]{1,18})', array(), '', $this->deliver( ... ) );
		$routes->one( 'POST', '/reply', Reply::ARGS, '', fn ( Entry $entry, array $given ): array|WP_Error => $this->parts->reply()->send( $entry, $given ) );
	}

	/** @return array<string, mixed> */
	private function overview(): array {
		$access    = $this->parts->access();
		$table     = $this->parts->table();
		$deletions = $this->parts->deletions();
		$payload   = $this->parts->payload();
		$allowed   = $access->forms();
		$counts    = $table->countByStatus( $allowed ) + array_fill_keys( array( 'unread', 'read', 'spam', 'trash' ), 0 );
		return array(
			'counts'  => array( 'any' => $counts['unread'] + $counts['read'], 'unread' => $counts['unread'], 'read' => $counts['read'], 'spam' => $counts['spam'], 'trash' => $counts['trash'] ),
			'unsent'  => $table->count( new Filter( allowed: $allowed, mail: 'unsent' ) ),
			'starred' => $table->count( new Filter( allowed: $allowed, starred: true ) ),
			'forms'   => array_map(
				static fn ( int $form ): array => $payload->form( $form ) + array( 'days' => $deletions->formDays( $form ), 'link' => $deletions->formLink( $form ) ),
				array_values( array_filter( $table->forms(), $access->mayRead( ... ) ) )
			),
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
	 * Entries that are gone are passed over; the answer names those that were marked, and those that came back without
	 * their appointment.
	 *
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	private function mark( array $given ): array {
		$entries = $this->parts->table()->findAll( Routes::ids( $given ) );
		$lost    = $this->parts->changes()->change( $entries, is_string( $given['status'] ) ? $given['status'] : '', 'cancel' === ( $given['appointment'] ?? '' ) );
		$answer  = array( 'marked' => array_column( $entries, 'id' ) );
		if ( array() !== $lost ) {
			$answer['unbooked'] = array_map( static fn( int $id, string $reason ): array => array( 'id' => $id, 'reason' => $reason ), array_keys( $lost ), $lost );
		}
		return $answer;
	}

	/**
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	private function star( array $given ): array {
		$ids        = array_column( $this->parts->table()->findAll( Routes::ids( $given ) ), 'id' );
		$is_starred = true === $given['starred'];
		$this->parts->changes()->star( $ids, $is_starred );
		return array( 'ids' => $ids, 'starred' => $is_starred );
	}

	/**
	 * For good, and only from the trash or the spam folder: nothing is lost by one slip.
	 *
	 * @param list<Entry> $entries
	 * @return array{deleted: list<int>}|WP_Error
	 */
	private function delete( array $entries ): array|WP_Error {
		foreach ( $entries as $entry ) {
			if ( ! in_array( $entry->status, array( Status::Trash, Status::Spam ), true ) ) {
				return new WP_Error( 'vestibule_not_in_trash', __( 'Move an entry to the Trash before you delete it permanently.', 'vestibule' ), array( 'status' => 409 ) );
			}
		}
		$ids = array_column( $entries, 'id' );
		$this->parts->changes()->erase( $ids );
		return array( 'deleted' => $ids );
	}

	/**
	 * @param Given   $given
	 * @param Numbers $numbers
	 * @return array<string, mixed>
	 */
	private function update( array $given, array $numbers ): array {
		return $this->parts->writing()->update( $numbers['id'], array_filter( $given, static fn ( mixed $value ): bool => null !== $value ) );
	}

	/**
	 * @param Given   $given
	 * @param Numbers $numbers
	 * @return array<string, mixed>
	 */
	private function changeAnswers( array $given, array $numbers ): array {
		return array( 'changes' => $this->parts->answers()->change( $numbers['id'], is_array( $given['values'] ) ? $given['values'] : array() ) );
	}

	/**
	 * @param Given   $given
	 * @param Numbers $numbers
	 * @return array<string, mixed>|WP_Error
	 */
	private function deliver( Entry $entry, array $given, array $numbers ): array|WP_Error {
		$reason = $this->parts->outgoing->sent()->deliverAgain( $entry->id, $numbers['delivery'] );
		return Sent::refusal( $reason ) ?? $this->fresh( $entry );
	}

	/**
	 * @param string|null $reason Why a mail was not sent again, as Sent says it.
	 * @return array<string, mixed>|WP_Error
	 */
	private function mailed( Entry $entry, ?string $reason ): array|WP_Error {
		return match ( $reason ) {
			null       => throw EntryRefused::missing(),
			''         => $this->fresh( $entry ),
			Sent::BUSY => new WP_Error( 'vestibule_mail_busy', __( 'The mail is being sent at this moment. Look again in a few minutes.', 'vestibule' ), array( 'status' => 409 ) ),
			/* translators: %s: what the mail server said. */
			default    => new WP_Error( 'vestibule_mail_failed', sprintf( __( 'The mail could not be sent: %s', 'vestibule' ), $reason ), array( 'status' => 502 ) ),
		};
	}

	/** @return array<string, mixed> The entry as it is now. */
	private function fresh( Entry $entry ): array {
		return $this->parts->payload()->entry( $this->parts->table()->find( $entry->id ) ?? $entry );
	}

	/** @param Given $given */
	private function filter( array $given ): Filter {
		return Filter::fromQuery( $given, $this->parts->access()->forms() );
	}
}
