<?php

declare(strict_types=1);

namespace Vestibule\Forms\Unsubscribe;

use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\SenderLeaving;
use Vestibule\Entries\StoredEntry;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Page\VisitorPage;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Page that UnsubscribeLink opens. A GET request changes nothing, because email scanners follow links. A POST request
 * moves the entry to the Trash and adds a line to its history. The button on the page or an email program (RFC 8058)
 * sends this request (docs/notifications.md).
 */
final class UnsubscribePage extends VisitorPage {

	public const REFERRERS = 'no-referrer';

	/** Maximum number of invalid links per IP address in ten minutes. */
	private const MAX_WRONG_LINKS = 30;

	public function __construct(
		private readonly UnsubscribeLink $link,
		private readonly StoredEntries $stored,
		private readonly EntryTable $entries,
		private readonly Changes $changes,
		private readonly RateLimit $rates,
	) {}

	public function name(): string {
		return __( 'Unsubscribe', 'vestibule' );
	}

	public function failure(): string {
		return __( 'We cannot unsubscribe you at the moment. Try again in a minute.', 'vestibule' );
	}

	public function respond( Request $request ): PageAnswer {
		$given      = $request->query( UnsubscribeLink::QUERY ) ?? '';
		$id         = Secret::number( $given );
		[ $stored ] = 0 === $id ? array( null ) : $this->stored->withForm( $id );
		if ( null === $stored || ! $this->link->opens( $stored, $given ) ) {
			$limit = array( 'unsubscribe_link', $request->address, self::MAX_WRONG_LINKS, 10 * MINUTE_IN_SECONDS );
			return $this->rates->allows( ...$limit )
				? $this->nothing()
				: throw new Refused( 429, __( 'Too many attempts. Try again in a moment.', 'vestibule' ) );
		}
		if ( 'POST' === $request->method && ! $this->entries->isAway( $id ) ) {
			$this->unsubscribe( $stored );
		}
		return $this->shown( $stored, $this->entries->isAway( $id ) );
	}

	private function unsubscribe( StoredEntry $stored ): void {
		$entry = $this->entries->find( $stored->id );
		if ( null === $entry ) {
			return;
		}
		$this->changes->change( array( $entry ), 'trash' );
		Events::tell(
			Language::during( Language::ofSite(), static fn (): SenderLeaving => self::note( $stored->id ) )
		);
		/**
		 * Fires after a sender has unsubscribed with the link in an email and the entry was moved to the Trash.
		 *
		 * @param int $entry ID of the entry.
		 */
		do_action( 'vestibule/unsubscribed', $stored->id );
	}

	private static function note( int $entry ): SenderLeaving {
		return new SenderLeaving(
			$entry,
			__( 'Subscription', 'vestibule' ),
			__( 'subscribed', 'vestibule' ),
			__( 'unsubscribed by the link in an email', 'vestibule' )
		);
	}

	private function nothing(): PageAnswer {
		$text = __(
			'This link does not work. Part of it may be missing, or the entry was deleted and you are unsubscribed.',
			'vestibule'
		);
		return new PageAnswer( 404, $this->name(), self::block( self::notice( $text, true ) ) );
	}

	private function shown( StoredEntry $entry, bool $is_done ): PageAnswer {
		$about = self::facts( array( __( 'Form', 'vestibule' ) => Html::escape( $entry->formTitle ) ) );
		if ( $is_done ) {
			$text = self::notice(
				__( 'You have been unsubscribed. You will not get any more emails for this form.', 'vestibule' )
			);
			return new PageAnswer( 200, $this->name(), self::block( $text . $about ) );
		}
		/* translators: %s: an email address. */
		$text   = sprintf( __( 'Do you want to unsubscribe %s?', 'vestibule' ), $entry->email );
		$inner  = self::paragraph( $text ) . self::submit( __( 'Unsubscribe', 'vestibule' ) );
		$button = Html::element( 'form', array( 'method' => 'post', 'action' => $this->link->url( $entry ) ), $inner );
		return new PageAnswer( 200, $this->name(), self::block( $about . $button ) );
	}
}
