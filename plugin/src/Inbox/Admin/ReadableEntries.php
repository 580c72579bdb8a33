<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Filter;
use Vestibule\Entries\Find\Listing;
use Vestibule\Entries\Find\Sorting;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\DeletionDates;
use Vestibule\Inbox\EntryCatalog;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Payload;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Rest\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Returns entries that the current user can read.
 *
 * @phpstan-type Given array<string, mixed>
 */
final class ReadableEntries {

	/** Maximum number of IDs per response. This is the limit of the operations that change entries. */
	private const MAX_IDS = 500;

	/** Empty log of emails and webhooks. Used if the user can't read the entries of the form. */
	private const NO_LOG = array(
		'mails'     => array(),
		'mailTries' => 0,
		'mailNext'  => '',
		'mailError' => '',
		'webhooks'  => array(),
	);

	public function __construct(
		private readonly Access $access,
		private readonly EntryTable $entries,
		private readonly EntryCatalog $catalog,
		private readonly Listing $listing,
		private readonly Payload $payload,
		private readonly DeletionDates $deletions,
	) {}

	/** @param Given $given */
	public function page( array $given ): Page {
		return $this->catalog->page( $given, $this->access->forms() );
	}

	/** @return list<array<string, mixed>> */
	public function notes( int $id ): array {
		return $this->catalog->notes( $id );
	}

	/**
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	public function neighbors( array $given, int $id ): array {
		return $this->listing->neighbors( $this->filter( $given ), Sorting::fromQuery( $given ), $id );
	}

	/** @return array<string, mixed> */
	public function overview(): array {
		$allowed = $this->access->forms();
		$link    = current_user_can( Rest::OWNERS ) ? admin_url( 'admin.php?page=vestibule-spam' ) : '';
		$none    = array_fill_keys( array( 'unread', 'read', 'unconfirmed', 'spam', 'trash' ), 0 );
		$counts  = array_replace( $none, array_intersect_key( $this->entries->countByStatus( $allowed ), $none ) );
		return array(
			'counts'  => array( 'any' => $counts['unread'] + $counts['read'] ) + $counts,
			'unsent'  => $this->entries->count( new Filter( allowed: $allowed, mail: 'unsent' ) ),
			'starred' => $this->entries->count( new Filter( allowed: $allowed, starred: true ) ),
			'forms'   => array_map(
				fn ( int $form ): array => $this->payload->form( $form ) + $this->retention( $form ),
				array_values( array_filter( $this->entries->forms(), $this->access->mayRead( ... ) ) )
			),
			'confirms' => $this->payload->knowsConfirmations(),
			'spam'    => array( 'days' => $this->deletions->spamDays(), 'link' => $link ),
		);
	}

	/** @return array{days: int, link: string} */
	private function retention( int $form ): array {
		return array( 'days' => $this->deletions->formDays( $form ), 'link' => $this->deletions->formLink( $form ) );
	}

	/**
	 * @param Given $given
	 * @return array<string, mixed>
	 */
	public function ids( array $given ): array {
		$row     = static fn ( Entry $entry ): array => array( 'id' => $entry->id, 'status' => $entry->status->value );
		$after   = $given['after'] ?? 0;
		$entries = $this->listing->after( $this->filter( $given ), is_int( $after ) ? $after : 0, self::MAX_IDS );
		$last    = count( $entries ) < self::MAX_IDS ? null : end( $entries );
		return array(
			'entries' => array_map( $row, $entries ),
			'after'   => $last instanceof Entry ? $last->id : null,
		);
	}

	/**
	 * @param list<int> $ids
	 * @return list<Entry> Entries that exist.
	 */
	public function find( array $ids ): array {
		return $this->entries->findAll( $ids );
	}

	public function entry( int $id ): Entry {
		return $this->entries->find( $id ) ?? throw EntryRefused::missing();
	}

	/**
	 * @return array<string, mixed> Entry as it is stored now. The log of emails and webhooks is included only for users
	 * who can read all entries of the form.
	 */
	public function fresh( int $id ): array {
		$entry   = $this->entry( $id );
		$payload = $this->payload->entry( $entry );
		return $this->access->mayRead( $entry->formId ) ? $payload : array_replace( $payload, self::NO_LOG );
	}

	/** @param Given $given */
	private function filter( array $given ): Filter {
		return Filter::fromQuery( $given, $this->access->forms() );
	}
}
