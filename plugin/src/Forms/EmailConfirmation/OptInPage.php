<?php

declare(strict_types=1);

namespace Vestibule\Forms\EmailConfirmation;

use Vestibule\Entries\EntryTable;
use Vestibule\Forms\OptIn\OptIn;
use Vestibule\Forms\OptIn\OptIns;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Page\VisitorPage;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/**
 * Page that the link in a confirmation email opens. Opening the page confirms nothing, because email scanners follow
 * links. The visitor confirms with the button on the page. For an invalid link, the page lists possible reasons.
 */
final class OptInPage extends VisitorPage {

	public const REFERRERS = 'no-referrer';

	private const CONFIRMED = 'confirmed';

	/** Maximum number of invalid links per IP address in ten minutes. */
	private const TRIES = 30;

	public function __construct(
		private readonly OptIns $optIns,
		private readonly OptInConfirmation $confirmation,
		private readonly EntryTable $entries,
		private readonly RateLimit $rates,
		private readonly TimeWords $words = new TimeWords(),
	) {}

	public function name(): string {
		return __( 'Please confirm', 'vestibule' );
	}

	public function failure(): string {
		return __( 'This cannot be confirmed at the moment. Try again in a minute.', 'vestibule' );
	}

	public function respond( Request $request ): PageAnswer|string {
		$one = $this->optIns->open( $request->query( OptIns::QUERY ) ?? '' );
		if ( null === $one ) {
			$is_seldom = $this->rates->allows( 'opt_in_link', $request->address, self::TRIES, 10 * MINUTE_IN_SECONDS );
			return $is_seldom
				? $this->nothing()
				: throw new Refused( 429, __( 'Too many attempts. Try again in a moment.', 'vestibule' ) );
		}
		if ( null !== $one->confirmedAt ) {
			return new PageAnswer(
				200,
				__( 'Confirmed', 'vestibule' ),
				self::block( self::notice( $this->confirmed( $one, $request ) ) . $this->about( $one ) )
			);
		}
		$refusal = $this->confirmation->refusal( $one );
		if ( null === $refusal && 'POST' === $request->method ) {
			$this->confirmation->confirm( $one->entry, OptIn::LINK );
			return add_query_arg( self::DONE, self::CONFIRMED, $this->optIns->url( $one ) );
		}
		return null === $refusal
			? new PageAnswer( 200, $this->name(), self::block( $this->about( $one ) . $this->button( $one ) ) )
			: new PageAnswer(
				$refusal->status,
				__( 'Not confirmed', 'vestibule' ),
				self::block( self::notice( $refusal->getMessage(), true ) . $this->wayBack( $one ) )
			);
	}

	private function nothing(): PageAnswer {
		$words = __( 'This link does not work. Part of it may be missing, or it has expired. Fill in the form again if you still want to send it.', 'vestibule' );
		return new PageAnswer( 404, __( 'Not confirmed', 'vestibule' ), self::block( self::notice( $words, true ) ) );
	}

	private function confirmed( OptIn $one, Request $request ): string {
		if ( self::CONFIRMED === $request->query( self::DONE ) ) {
			return $one->isWhole()
				? __( 'Thank you for confirming. We have received your message.', 'vestibule' )
				: __( 'Thank you for confirming.', 'vestibule' );
		}
		$when = null === $one->confirmedAt ? '' : $this->words->short( $one->confirmedAt, wp_timezone_string() );
		/* translators: %s: day and time. */
		return sprintf( __( 'You already confirmed this on %s. You don’t have to do anything else.', 'vestibule' ), $when );
	}

	private function about( OptIn $one ): string {
		$name = $one->isWhole() ? __( 'Form', 'vestibule' ) : __( 'Your confirmation', 'vestibule' );
		return self::facts( array( $name => Html::escape( $one->what ) ) );
	}

	private function button( OptIn $one ): string {
		$until = $this->words->short( $one->expiresAt, wp_timezone_string() );
		$words = $one->isWhole()
			? sprintf(
				/* translators: %s: day and time. */
				__( 'Confirm that this email address is yours and that you sent this form. Otherwise, your answers will be deleted after %s.', 'vestibule' ),
				$until
			)
			: __( 'Confirm that this email address is yours and that you want this.', 'vestibule' );
		return Html::element(
			'form',
			array( 'method' => 'post', 'action' => $this->optIns->url( $one ) ),
			self::paragraph( $words ) . self::submit( __( 'Confirm', 'vestibule' ) )
		);
	}

	/** Returns a link to the page that the form was submitted from, if the page is on this site. */
	private function wayBack( OptIn $one ): string {
		$page = wp_validate_redirect( $this->entries->find( $one->entry )->sourceUrl ?? '', '' );
		return '' === $page
			? ''
			: Html::element(
				'p',
				array(),
				Html::element( 'a', array( 'href' => $page ), Html::escape( __( 'Go to the form', 'vestibule' ) ) )
			);
	}
}
