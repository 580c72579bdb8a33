<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\RestRoutes;
use Vestibule\Contracts\BookingChange;
use Vestibule\Contracts\SettingsRefused;
use Vestibule\Form\Parts as FormParts;
use WP_Error;
use WP_REST_Request;

/**
 * What the editor of a form asks about its notifications, for those who may edit the form:
 * GET vestibule/v1/forms/{id}/notifications (contract notifications-editor), POST …/notifications/preview (contract
 * notifications-preview) and POST …/notifications/test. They store nothing.
 *
 * @phpstan-type RestRequest WP_REST_Request<array<string, mixed>>
 */
final class NotificationRoutes {

	private const NOTIFICATIONS = RestRoutes::FORM . '/notifications';

	/** Tests of one person in an hour. */
	private const MOST = 30;

	public function __construct(
		private readonly Notifications $notifications,
		private readonly Preview $preview,
		private readonly FormParts $forms,
		private readonly RateLimit $rates,
	) {}

	public function register(): void {
		$may    = static fn ( WP_REST_Request $request ): bool => Notifications::FORM === get_post_type( RestRoutes::number( $request ) )
			&& current_user_can( 'edit_post', RestRoutes::number( $request ) );
		$routes = new RestRoutes( $may );
		$routes->add( 'GET', self::NOTIFICATIONS, $this->show( ... ) );
		$routes->add( 'POST', self::NOTIFICATIONS . '/preview', $this->preview( ... ) );
		$routes->add( 'POST', self::NOTIFICATIONS . '/test', $this->test( ... ) );
	}

	/**
	 * @param RestRequest $request
	 * @return array<string, mixed>
	 */
	private function show( WP_REST_Request $request ): array {
		$number = get_post_meta( RestRoutes::number( $request ), 'vestibule_form_id', true );
		$texts  = new StandardText();
		$words  = static fn ( bool $is_for_visitor, string $trigger ): array => array( 'subject' => $texts->subject( $is_for_visitor, $trigger ), 'body' => $texts->body( $is_for_visitor, $trigger ) );
		$about  = static fn ( string $trigger ): array => array( 'institute' => $words( false, $trigger ), 'visitor' => $words( true, $trigger ) );
		$kinds  = array( 'moved', 'cancelled', 'restored', 'reminded' );
		$books  = $this->forms->forms()->answers( is_numeric( $number ) ? (int) $number : 0 )->asksForAppointment();
		$admin  = get_option( 'admin_email' );
		return array(
			'tags'     => $this->forms->mergeTags()->offered( is_numeric( $number ) ? (int) $number : 0 ),
			'standard' => array( Notification::SUBMITTED => $about( $books ? BookingChange::BOOKED : Notification::SUBMITTED ) ) + array_combine( $kinds, array_map( $about, $kinds ) ),
			'admin'    => is_string( $admin ) ? $admin : '',
			'me'       => wp_get_current_user()->user_email,
		);
	}

	/**
	 * @param RestRequest $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function preview( WP_REST_Request $request ): array|WP_Error {
		$checked = $this->notifications->check( $request['notification'] );
		return $checked instanceof Refused
			? SettingsRefused::answer( $checked->faults )
			: $this->preview->show( $checked, RestRoutes::number( $request ), true === $request['example'] );
	}

	/**
	 * @param RestRequest $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function test( WP_REST_Request $request ): array|WP_Error {
		$checked = $this->notifications->check( $request['notification'] );
		if ( $checked instanceof Refused ) {
			return SettingsRefused::answer( $checked->faults );
		}
		$user = wp_get_current_user();
		if ( ! $this->rates->allows( 'test_mail', "user {$user->ID}", self::MOST, HOUR_IN_SECONDS ) ) {
			return new WP_Error( 'vestibule_too_many_tests', __( 'Too many tests. Try again in an hour.', 'vestibule' ), array( 'status' => 429 ) );
		}
		$reason = $this->preview->sendTest( $checked, RestRoutes::number( $request ), true === $request['example'], $user->user_email );
		return '' === $reason
			? array( 'to' => $user->user_email )
			/* translators: %s: what the mail server said. */
			: new WP_Error( 'vestibule_mail_failed', sprintf( __( 'The mail could not be sent: %s', 'vestibule' ), $reason ), array( 'status' => 502 ) );
	}
}
