<?php

declare(strict_types=1);

namespace Vestibule\Forms\Withdrawal;

use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Limits\OptionWords;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Page\VisitorPage;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Page that LeaveLink opens. It lists the sender's waiting lists and spots, each with a button to leave. Opening the
 * link changes nothing, because email scanners follow links.
 */
final class LeavePage extends VisitorPage {

	public const REFERRERS = 'no-referrer';

	/** Name of the posted field that contains the waiting list or spot to leave: a key of Withdrawal::held(). */
	public const FROM = 'vestibule_leave_from';

	/** Values of the URL parameter with the result: the sender has left a waiting list or given up a spot. */
	private const LIST  = 'list';
	private const PLACE = 'place';

	/** Maximum number of invalid links per IP address in ten minutes. */
	private const TRIES = 30;

	public function __construct(
		private readonly LeaveLink $link,
		private readonly Withdrawal $leaving,
		private readonly StoredEntries $stored,
		private readonly EntryTable $entries,
		private readonly RateLimit $rates,
	) {}

	public function name(): string {
		return __( 'Your spot', 'vestibule' );
	}

	public function failure(): string {
		return __( 'Your spot cannot be shown at the moment. Try again in a minute.', 'vestibule' );
	}

	public function respond( Request $request ): PageAnswer|string {
		$given           = $request->query( LeaveLink::QUERY ) ?? '';
		$id              = Secret::number( $given );
		[ $entry, $form ] = 0 === $id ? array( null, null ) : $this->stored->withForm( $id );
		if ( null === $entry || ! $this->link->opens( $entry, $given ) ) {
			$is_seldom = $this->rates->allows( 'leave_link', $request->address, self::TRIES, 10 * MINUTE_IN_SECONDS );
			return $is_seldom
				? $this->nothing()
				: throw new Refused( 429, __( 'Too many attempts. Try again in a moment.', 'vestibule' ) );
		}
		if ( null === $form || $this->entries->isAway( $id ) ) {
			throw Withdrawal::gone();
		}
		if ( 'POST' !== $request->method ) {
			return $this->shown( $entry, $form, $this->done( $request->query( self::DONE ) ?? '' ) );
		}
		$from = $request->body( self::FROM ) ?? '';
		try {
			$waited = ( $this->leaving->held( $form, $id )[ $from ] ?? null )?->waiting() === $from;
			$this->leaving->leave( $id, $from );
			return add_query_arg( self::DONE, $waited ? self::LIST : self::PLACE, $this->link->url( $entry ) );
		} catch ( Refused $refused ) {
			return $this->shown( $entry, $form, self::notice( $refused->getMessage(), true ), $refused->status );
		}
	}

	private function nothing(): PageAnswer {
		$words = __( 'This link does not work. Part of it may be missing, or the entry was deleted.', 'vestibule' );
		return new PageAnswer( 404, $this->name(), self::block( self::notice( $words, true ) ) );
	}

	private function done( string $what ): string {
		return match ( $what ) {
			self::LIST  => self::notice( __( 'Done. You are no longer on the waiting list.', 'vestibule' ) ),
			self::PLACE => self::notice(
				__( 'Done. Your spot is available for someone else. Thank you for letting us know.', 'vestibule' )
			),
			default     => '',
		};
	}

	/** @param string $head HTML with the result or the error. May be empty. */
	private function shown( StoredEntry $entry, FormDefinition $form, string $head, int $status = 200 ): PageAnswer {
		$held = $this->leaving->held( $form, $entry->id );
		$rest = array() === $held && '' === $head
			? self::paragraph(
				__( 'You are not on a waiting list and have no spot that you can give up here. You don’t have to do anything.', 'vestibule' )
			)
			: '';
		foreach ( $held as $name => $pool ) {
			$rest .= $this->button( $entry, $form, $pool, $name );
		}
		$about = self::facts( array( __( 'Form', 'vestibule' ) => Html::escape( $form->title ) ) );
		return new PageAnswer( $status, $this->name(), self::block( $head . $about . $rest ) );
	}

	private function button( StoredEntry $entry, FormDefinition $form, Pool $pool, string $name ): string {
		$option = OptionWords::labels(
			$form,
			array( $pool->field => array( $pool->option ) )
		)[ $pool->field ][ $pool->option ]
			?? $pool->option;
		[ $says, $does ] = $name === $pool->waiting()
			? array(
				/* translators: %s: an option. */
				__( 'You are on the waiting list for: %s.', 'vestibule' ),
				/* translators: %s: an option. */
				__( 'Leave the waiting list: %s', 'vestibule' ),
			)
			/* translators: %s: an option. */
			: array( __( 'You have a spot: %s.', 'vestibule' ), __( 'Give up the spot: %s', 'vestibule' ) );
		$inner = self::paragraph( sprintf( $says, $option ) ) . self::hidden( array( self::FROM => $name ) )
			. self::submit( sprintf( $does, $option ) );
		return Html::element( 'form', array( 'method' => 'post', 'action' => $this->link->url( $entry ) ), $inner );
	}
}
