<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Closure;
use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\AnswerRole;
use Vestibule\Contracts\BookingChange;
use Vestibule\Contracts\SettingsRefused;
use Vestibule\Form\Parts as FormParts;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What the editor of a form asks about its notifications, for those who may edit the form:
 * GET vestibule/v1/forms/{id}/notifications (contract notifications-editor), POST …/notifications/preview (contract
 * notifications-preview) and POST …/notifications/test. They store nothing.
 */
final class NotificationRoutes {

	/** Tests of one person in an hour. */
	private const MOST = 30;

	public function __construct(
		private readonly Notifications $notifications,
		private readonly Preview $preview,
		private readonly FormParts $forms,
		private readonly RateLimit $rates,
	) {}

	public function register(): void {
		$this->route( 'GET', '', $this->show( ... ) );
		$this->route( 'POST', '/preview', $this->preview( ... ) );
		$this->route( 'POST', '/test', $this->test( ... ) );
	}

	/** @param Closure(WP_REST_Request<array<string, mixed>>, int): (WP_REST_Response|WP_Error) $answer */
	private function route( string $method, string $path, Closure $answer ): void {
		register_rest_route(
			Rest::SPACE,
			'/forms/(?P<id>[0-9]{1,18})/notifications' . $path,
			array(
				'methods'             => $method,
				'permission_callback' => fn ( WP_REST_Request $request ): bool => Notifications::FORM === get_post_type( $this->form( $request ) ) && current_user_can( 'edit_post', $this->form( $request ) ),
				'callback'            => fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $answer( $request, $this->form( $request ) ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function show( WP_REST_Request $request, int $form ): WP_REST_Response {
		$number = get_post_meta( $form, 'vestibule_form_id', true );
		$texts  = new StandardText();
		$words  = static fn ( bool $is_for_visitor, string $trigger ): array => array( 'subject' => $texts->subject( $is_for_visitor, $trigger ), 'body' => $texts->body( $is_for_visitor, $trigger ) );
		$about  = static fn ( string $trigger ): array => array( 'institute' => $words( false, $trigger ), 'visitor' => $words( true, $trigger ) );
		$kinds  = array( 'moved', 'cancelled', 'restored', 'reminded' );
		$books  = in_array( AnswerRole::Appointment, array_column( $this->forms->labels()->answers( is_numeric( $number ) ? (int) $number : 0, array() ), 'role' ), true );
		$admin  = get_option( 'admin_email' );
		return new WP_REST_Response(
			array(
				'tags'     => $this->forms->mergeTags()->offered( is_numeric( $number ) ? (int) $number : 0 ),
				'standard' => array( Notification::SUBMITTED => $about( $books ? BookingChange::BOOKED : Notification::SUBMITTED ) ) + array_combine( $kinds, array_map( $about, $kinds ) ),
				'admin'    => is_string( $admin ) ? $admin : '',
				'me'       => wp_get_current_user()->user_email,
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function preview( WP_REST_Request $request, int $form ): WP_REST_Response|WP_Error {
		$checked = $this->notifications->check( $request['notification'] );
		return $checked instanceof Refused
			? SettingsRefused::answer( $checked->faults )
			: new WP_REST_Response( $this->preview->show( $checked, $form, true === $request['example'] ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function test( WP_REST_Request $request, int $form ): WP_REST_Response|WP_Error {
		$checked = $this->notifications->check( $request['notification'] );
		if ( $checked instanceof Refused ) {
			return SettingsRefused::answer( $checked->faults );
		}
		$user = wp_get_current_user();
		if ( ! $this->rates->allows( 'test_mail', "user {$user->ID}", self::MOST, HOUR_IN_SECONDS ) ) {
			return new WP_Error( 'vestibule_too_many_tests', __( 'Too many tests. Try again in an hour.', 'vestibule' ), array( 'status' => 429 ) );
		}
		$reason = $this->preview->sendTest( $checked, $form, true === $request['example'], $user->user_email );
		return '' === $reason
			? new WP_REST_Response( array( 'to' => $user->user_email ) )
			/* translators: %s: what the mail server said. */
			: new WP_Error( 'vestibule_mail_failed', sprintf( __( 'The mail could not be sent: %s', 'vestibule' ), $reason ), array( 'status' => 502 ) );
	}

	/**
	 * From the address: a body's `id` would win in WordPress's own order.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function form( WP_REST_Request $request ): int {
		$id = $request->get_url_params()['id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
