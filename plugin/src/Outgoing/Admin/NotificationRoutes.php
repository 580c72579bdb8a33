<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Admin;

use Vestibule\Contract\FormNotifications;
use Vestibule\Contract\FormOptIn;
use Vestibule\Entries\BookingChange;
use Vestibule\Fields\MergeTags\MergeTags;
use Vestibule\Fields\FormField;
use Vestibule\Fields\ReservesSpots;
use Vestibule\Fields\Types\Choice\Choice;
use Vestibule\Forms\FormNumbers;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\SettingsRefused;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Outgoing\Mail\Notification;
use Vestibule\Outgoing\Mail\OptInMail;
use Vestibule\Outgoing\Mail\StandardText;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes of the form editor for notifications, under vestibule/v1/forms/{post}/notifications (see the contracts
 * `notifications-editor` and `notifications-preview`).
 *
 * @phpstan-type RestRequest WP_REST_Request<array<string, mixed>>
 * @phpstan-type Answer array<string, mixed>|WP_Error
 */
final class NotificationRoutes {

	public function __construct(
		private readonly FormNumbers $numbers,
		private readonly Forms $forms,
		private readonly MergeTags $tags,
		private readonly Preview $mail,
		private readonly EditorLimits $limits,
		private readonly Schema $schema,
	) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		$routes = EditorLimits::routes();
		$path   = RestRoutes::FORM . '/notifications';
		$routes->add( 'GET', $path, $this->notifications( ... ) );
		$routes->add( 'POST', "{$path}/preview", $this->preview( ... ) );
		$routes->add( 'POST', "{$path}/test", $this->testMail( ... ) );
	}

	/**
	 * @param RestRequest $request
	 * @return array<string, mixed>
	 */
	private function notifications( WP_REST_Request $request ): array {
		$number = $this->numbers->forPost( RestRoutes::number( $request ) );
		$form   = $this->forms->findInAnyStatus( $number );
		$fields = $form->fields ?? array();
		$waits  = array() !== array_filter( $fields, Choice::offersWaiting( ... ) );
		$reserves = array_filter(
			$fields,
			static fn ( FormField $field ): bool => $field->type instanceof ReservesSpots
		);
		$texts  = new StandardText();
		$words  = static fn ( bool $is_for_visitor, string $trigger ): array => array(
			'subject' => $texts->subject( $is_for_visitor, $trigger ),
			'body' => $texts->body( $is_for_visitor, $trigger, $waits, array() !== $reserves ),
		);
		$about  = static fn ( string $trigger ): array =>
			array( 'institute' => $words( false, $trigger ), 'visitor' => $words( true, $trigger ) );
		$kinds  = array( 'moved', 'cancelled', 'restored', 'reminded', Notification::CONFIRM, Notification::PLACE );
		$books  = $this->forms->answers( $number )->asksForAppointment();
		$admin  = get_option( 'admin_email' );
		return array(
			'tags'     => $this->tags->offered( $number ),
			'standard' => array(
				Notification::SUBMITTED => $about( $books ? BookingChange::BOOKED : Notification::SUBMITTED ),
			) + array_combine( $kinds, array_map( $about, $kinds ) ),
			'admin'    => is_string( $admin ) ? $admin : '',
			'me'       => wp_get_current_user()->user_email,
		);
	}

	/**
	 * @param RestRequest $request
	 * @return Answer
	 */
	private function preview( WP_REST_Request $request ): array|WP_Error {
		$post   = RestRoutes::number( $request );
		$edited = $this->edited( $request );
		return is_array( $edited )
			? SettingsRefused::answer( $edited )
			: $this->mail->show( $edited, $post, $this->numbers->forPost( $post ), true === $request['example'] );
	}

	/**
	 * @param RestRequest $request
	 * @return Answer
	 */
	private function testMail( WP_REST_Request $request ): array|WP_Error {
		$edited = $this->edited( $request );
		if ( is_array( $edited ) ) {
			return SettingsRefused::answer( $edited );
		}
		$to      = wp_get_current_user()->user_email;
		$refused = $this->limits->refusal( 'test_mail' );
		if ( null !== $refused ) {
			return $refused;
		}
		$post   = RestRoutes::number( $request );
		$number = $this->numbers->forPost( $post );
		$reason = $this->mail->sendTest( $edited, $post, $number, true === $request['example'], $to );
		return '' === $reason
			? array( 'to' => $to )
			: new WP_Error(
				'vestibule_mail_failed',
				/* translators: %s: error message of the mail server. */
				sprintf( __( 'The email could not be sent: %s', 'vestibule' ), $reason ),
				array( 'status' => 502 )
			);
	}

	/**
	 * Returns the email that the user is editing. This is a notification, or the email with the confirmation link.
	 *
	 * @param RestRequest $request
	 * @return Notification|array<string, string> Email, or errors by path if the email is invalid.
	 */
	private function edited( WP_REST_Request $request ): Notification|array {
		$opt_in = $request['optIn'];
		if ( null !== $opt_in ) {
			$faults = $this->schema->faults( FormOptIn::CONTRACT, $opt_in );
			return array() === $faults && is_array( $opt_in ) ? OptInMail::with( FormOptIn::from( $opt_in ) ) : $faults;
		}
		$sent   = $request['notification'];
		$faults = $this->limits->faults( FormNotifications::CONTRACT, $sent );
		return array() === $faults && is_array( $sent ) ? Notification::from( $sent ) : $faults;
	}
}
