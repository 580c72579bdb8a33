<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Ajax\RestRoutes;
use Vestibule\Entries\Edit\AnswerEditing;
use Vestibule\Mail\SentMails;
use Vestibule\Webhook\SentDeliveries;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, changes and deletes entries: vestibule/v1/entries/{id} and what lies below it, up to five hundred at once
 * with POST entries/status and entries/stars and DELETE entries.
 *
 * @phpstan-import-type Request from Routes
 */
final class EntryRoutes {

	/** Of POST entries/{id}/answers, by posted name. */
	private const VALUES = array(
		'type'                 => 'object',
		'required'             => true,
		'maxProperties'        => 300,
		'additionalProperties' => array( 'type' => array( 'string', 'array' ), 'items' => array( 'type' => 'string', 'maxLength' => 1000 ), 'maxItems' => 200, 'maxLength' => 20000 ),
	);

	public function __construct( private readonly Routes $routes, private readonly Parts $parts ) {}

	public function register(): void {
		$routes  = $this->routes;
		$parts   = $this->parts;
		$update  = $routes->takes( 'entry-update' );
		$ids     = $routes->takes( 'entries-change', array( 'ids' ) );
		$change  = $routes->takes( 'entries-change', array( 'ids', 'status', 'appointment' ) );
		$starred = array( 'starred' => array( 'type' => 'boolean', 'required' => true ) );

		$routes->add( 'POST', Routes::ENTRIES . '/status', $change, '', $this->mark( ... ) );
		$routes->add( 'POST', Routes::ENTRIES . '/stars', $ids + $starred, '', $this->star( ... ) );
		$routes->add( 'DELETE', Routes::ENTRIES, $ids, '', fn ( WP_REST_Request $request ): array|WP_Error => $this->delete( $parts->table()->findAll( Routes::ids( $request ) ) ) );

		$routes->one( 'GET', '', array(), 'entries-entry', static fn ( Entry $entry ): array => $parts->payload()->entry( $entry ) );
		$routes->add( 'POST, PUT, PATCH', Routes::ONE, $update, 'entries-entry', $this->update( ... ) );
		$routes->one( 'DELETE', '', array(), 'entries-entry', fn ( Entry $entry ): array|WP_Error => $this->delete( array( $entry ) ) );

		$routes->add( 'GET', Routes::ONE . '/answers', array(), 'entries-answer', $this->answers( ... ) );
		$routes->add( 'POST', Routes::ONE . '/answers', array( 'values' => self::VALUES ), 'entries-answer', $this->changeAnswers( ... ) );

		$routes->one( 'POST', '/mail', array(), '', fn ( Entry $entry ): array|WP_Error => $this->mailed( $entry, $parts->mail->entryMails()->sendAgain( $entry->id ) ) );
		$routes->one( 'POST', '/mails/(?P<mail>[0-9]{1,18})', array(), '', $this->sendMail( ... ) );
		$routes->one( 'POST', '/webhooks/(?P<delivery>[0-9]{1,18})', array(), '', $this->deliver( ... ) );
	}

	/**
	 * Entries that are gone are passed over; the answer names those that were marked, and those that came back without
	 * their appointment.
	 *
	 * @param Request $request
	 * @return array<string, mixed>
	 */
	private function mark( WP_REST_Request $request ): array {
		$entries = $this->parts->table()->findAll( Routes::ids( $request ) );
		$lost    = $this->parts->changes()->change( $entries, is_string( $request['status'] ) ? $request['status'] : '', 'cancel' === $request['appointment'] );
		$answer  = array( 'marked' => array_column( $entries, 'id' ) );
		if ( array() !== $lost ) {
			$answer['unbooked'] = array_map( static fn( int $id, string $reason ): array => array( 'id' => $id, 'reason' => $reason ), array_keys( $lost ), $lost );
		}
		return $answer;
	}

	/**
	 * @param Request $request
	 * @return array<string, mixed>
	 */
	private function star( WP_REST_Request $request ): array {
		$ids        = array_column( $this->parts->table()->findAll( Routes::ids( $request ) ), 'id' );
		$is_starred = true === $request['starred'];
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
	 * @param Request $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function update( WP_REST_Request $request ): array|WP_Error {
		$given = array_intersect_key( $request->get_params(), $this->routes->takes( 'entry-update' ) );
		return $this->parts->writing()->update( RestRoutes::number( $request ), array_filter( $given, static fn ( mixed $value ): bool => null !== $value ) );
	}

	/**
	 * @param Request $request
	 * @return array<array-key, mixed>|WP_Error
	 */
	private function answers( WP_REST_Request $request ): array|WP_Error {
		return $this->parts->answers()->answers( RestRoutes::number( $request ) ) ?? AnswerEditing::gone();
	}

	/**
	 * @param Request $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function changeAnswers( WP_REST_Request $request ): array|WP_Error {
		$values  = $request['values'];
		$changes = $this->parts->answers()->change( RestRoutes::number( $request ), is_array( $values ) ? $values : array() );
		return $changes instanceof WP_Error ? $changes : array( 'changes' => $changes );
	}

	/**
	 * @param Request $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function sendMail( Entry $entry, WP_REST_Request $request ): array|WP_Error {
		return $this->mailed( $entry, $this->parts->mail->entryMails()->sendMailAgain( $entry->id, RestRoutes::number( $request, 'mail' ) ) );
	}

	/**
	 * @param Request $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function deliver( Entry $entry, WP_REST_Request $request ): array|WP_Error {
		$reason = $this->parts->webhooks->entryDeliveries()->sendAgain( $entry->id, RestRoutes::number( $request, 'delivery' ) );
		return SentDeliveries::refusal( $reason ) ?? $this->fresh( $entry );
	}

	/**
	 * @param string|null $reason Why a mail was not sent again, as SentMails says it.
	 * @return array<string, mixed>|WP_Error
	 */
	private function mailed( Entry $entry, ?string $reason ): array|WP_Error {
		return match ( $reason ) {
			null            => Routes::missing(),
			''              => $this->fresh( $entry ),
			SentMails::BUSY => new WP_Error( 'vestibule_mail_busy', __( 'The mail is being sent at this moment. Look again in a few minutes.', 'vestibule' ), array( 'status' => 409 ) ),
			/* translators: %s: what the mail server said. */
			default         => new WP_Error( 'vestibule_mail_failed', sprintf( __( 'The mail could not be sent: %s', 'vestibule' ), $reason ), array( 'status' => 502 ) ),
		};
	}

	/** @return array<string, mixed> The entry as it is now. */
	private function fresh( Entry $entry ): array {
		return $this->parts->payload()->entry( $this->parts->table()->find( $entry->id ) ?? $entry );
	}
}
