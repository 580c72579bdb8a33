<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Submitted\ResumedForm;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Submitted\TypedText;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;

/**
 * Responds to a post without scripts: redirects to the form's page, which shows the success message, or the errors with
 * all values (docs/rest.md).
 */
final class PlainAnswer {

	/**
	 * Maximum number of stored states per IP address and minute. Higher than the limit for submissions, so that
	 * visitors also keep their input when a submission is rejected because of that limit.
	 */
	private const KEPT = 30;

	/**
	 * Maximum number of states that are stored per IP address and hour if the request's body is larger than that of a
	 * normal form.
	 */
	private const KEPT_LARGE = 10;

	/**
	 * Maximum size of a stored body, in bytes. The values of a larger body are not stored but printed once on a
	 * separate page.
	 */
	private const MAX_BODY_BYTES = 2 * MB_IN_BYTES;

	public function __construct(
		private readonly Forms $forms,
		private readonly FormStateStore $states,
		private readonly Origin $origin,
		private readonly RateLimit $rates,
	) {}

	/** @param array<string, mixed> $data Data for the success response. */
	public function success( Request $request, array $data ): Answer {
		$result = (array) ( $data['result'] ?? array() );
		$text   = static fn( string $key ): string => is_string( $result[ $key ] ?? null ) ? $result[ $key ] : '';
		if ( '' !== $text( 'redirectUrl' ) ) {
			return $this->away( $text( 'redirectUrl' ) );
		}
		$message = wp_kses_post( $text( 'message' ) );
		return $this->back( $request, new FormState( array(), array(), $message, 'hide_form' === $text( 'action' ) ) )
			?? Answer::page( 200, $message );
	}

	public function failure( Request $request, SubmissionRefused $refused ): Answer {
		return $this->typed( $request, (int) $request->body( HiddenNames::STEP ), $refused->errors )
			?? $this->page( $request, $refused );
	}

	/** Redirects to a step of the form, with all values. */
	public function step( Request $request, int $step, ?ResumedForm $resumed = null ): Answer {
		return $this->typed( $request, $step, array(), $resumed )
			?? $this->page(
				$request,
				SubmissionRefused::form( 429, __( 'Too many attempts. Try again in a minute.', 'vestibule' ) )
			);
	}

	/**
	 * Returns a redirect to the page, which then shows all values. Null if the values could not be stored.
	 *
	 * @param array<string, list<string>> $errors Errors by posted name.
	 */
	private function typed( Request $request, int $step, array $errors, ?ResumedForm $resumed = null ): ?Answer {
		if ( ! $this->canKeep( $request ) ) {
			return null;
		}
		$values = ( new TypedText() )->values( $this->form( $request ), $request );
		return $this->back(
			$request,
			new FormState( $values, $errors, step: $step, resumed: $resumed ?? ResumedForm::posted( $request ) )
		);
	}

	private function form( Request $request ): ?FormDefinition {
		return $this->forms->byFormId( Origin::form( $request ) ?? 0 );
	}

	/**
	 * Checks whether a state may be stored. Large bodies have a lower rate limit, so that they can't fill the database.
	 */
	private function canKeep( Request $request ): bool {
		if ( ! $this->rates->allows( 'form_state', $request->address, self::KEPT, MINUTE_IN_SECONDS ) ) {
			return false;
		}
		return $request->length <= SubmittedData::MAX_BYTES
			|| (
				$request->length <= self::MAX_BODY_BYTES
					&& $this->rates->allows( 'form_state_large', $request->address, self::KEPT_LARGE, HOUR_IN_SECONDS )
			);
	}

	/** Redirects to the form's page. Null if the state could not be stored. */
	private function back( Request $request, FormState $state ): ?Answer {
		$form_id  = Origin::form( $request ) ?? 0;
		$instance = Origin::instance( $request, $form_id );
		$page     = $this->origin->page( $request );
		$id       = $this->states->keep( $form_id, $instance, $state );
		$anchor   = FormAnchors::of( $instance, $state, $this->form( $request )->fields ?? array() );
		return null === $id
			? null
			: Answer::redirect(
				add_query_arg( FormStateStore::QUERY, $id, '' === $page ? home_url( '/' ) : $page ) . '#' . $anchor
			);
	}

	/**
	 * Returns a page with the errors and all values, which is used if the state can't be stored. The browser's Back
	 * button also restores the values.
	 */
	private function page( Request $request, SubmissionRefused $refused ): Answer {
		$form  = $this->form( $request );
		$typed = ( new TypedText() )->render( $form, ( new TypedText() )->values( $form, $request ) );
		$texts = array_merge( ...array_values( $refused->errors ) );
		$html  = '<p>' . esc_html( implode( ' ', $texts ) ) . '</p><p>'
			. esc_html__( 'Go back in your browser. Your answers are still there.', 'vestibule' ) . '</p>';
		return Answer::page( $refused->status, $html . $typed, $refused->headers );
	}

	/** Redirects to the URL in the form's settings. Allows the host of this URL, because it may be another site. */
	private function away( string $url ): Answer {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( is_string( $host ) ) {
			add_filter( 'allowed_redirect_hosts', static fn( array $hosts ): array => array( ...$hosts, $host ) );
		}
		return Answer::redirect( $url );
	}
}
