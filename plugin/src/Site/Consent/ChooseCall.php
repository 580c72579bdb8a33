<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action for the form of the cookie notice: POST `choice` (accept, all, refuse or revoke). Sets the cookies and
 * redirects back to the page. Used by visitors without JavaScript, and for all refusals, because docs/consent.md
 * defines no other action for them. With `quiet=1`, returns JSON instead.
 */
#[Answers( 'vestibule_consent_choose' )]
final class ChooseCall implements Call {

	public const SAME_ORIGIN = true;

	public function __construct(
		private readonly ConsentSettings $settings,
		private readonly Recorder $recorder,
	) {}

	public function answer( Request $request ): Answer {
		$can_refuse = $this->settings->values()->canRefuse;
		$chosen     = $this->categories( $request );
		$choice     = match ( $request->body( 'choice' ) ) {
			'all'    => Choice::Accepted,
			// A visitor who accepts no category refuses.
			'accept' => array() === $chosen && $can_refuse && $this->settings->values()->asksCategories
				? Choice::Refused
				: Choice::Accepted,
			'refuse' => Choice::Refused,
			'revoke' => Choice::NotSet,
			default  => null,
		};
		if ( null === $choice || ( Choice::Accepted !== $choice && ! $can_refuse ) ) {
			return new Answer( 422, array( 'success' => false ) );
		}
		$this->recorder->record(
			Choice::NotSet === $choice ? 'revoked' : $choice->value,
			$request->address,
			'all' === $request->body( 'choice' ) ? '' : implode( ' ', $chosen )
		);
		if ( '1' === $request->body( 'quiet' ) ) {
			return Answer::success( array( 'consent' => $choice->value ) );
		}
		$from = $request->header( 'referer' );
		$back = '' === $from ? home_url( '/' ) : wp_validate_redirect( $from, home_url( '/' ) );
		// The hash makes the hidden notice visible.
		$back  = Choice::NotSet === $choice ? strtok( $back, '#' ) . '#' . Notice::ID : $back;
		$kinds = 'accept' === $request->body( 'choice' )
			&& ( array() !== $chosen || $this->settings->values()->asksCategories )
			? array_values( array_intersect( Category::NAMES, $chosen ) )
			: null;
		return new Answer(
			303,
			array(),
			array( 'Location' => $back ),
			null,
			$choice->cookies( $this->settings->values()->lifetime, $this->settings->values()->policyVersion, $kinds )
		);
	}

	/** @return list<string> */
	private function categories( Request $request ): array {
		$chosen = $request->all()['categories'] ?? array();
		return array_values( array_filter( is_array( $chosen ) ? $chosen : array( $chosen ), 'is_string' ) );
	}
}
