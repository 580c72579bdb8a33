<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Admin;

use Closure;
use Vestibule\Contract\FormNotifications;
use Vestibule\Contract\FormOptIn;
use Vestibule\Contract\FormWebhooks;
use Vestibule\Contract\FormWebhooks\Webhook as WebhookSettings;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Types\Choice\Choice;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Setting\SettingsRefused;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Outgoing\Mail\ButtonFaults;
use Vestibule\Outgoing\Mail\Notification;
use Vestibule\Outgoing\Mail\OptInMail;
use Vestibule\Outgoing\Mail\StandardText;
use Vestibule\Outgoing\Parts;
use Vestibule\Outgoing\Sent;
use Vestibule\Outgoing\Webhook\Secrets;
use Vestibule\Outgoing\Webhook\Webhook;
use Vestibule\Services;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * What the editor of a form asks about its notifications and webhooks, for those who may edit the form: the routes below
 * vestibule/v1/forms/{post}/notifications (contracts notifications-editor and notifications-preview) and …/webhooks
 * (contract webhooks-editor). A delivery holds what a visitor typed, so deliveries ask for the right to read the entries
 * of the form as well.
 *
 * @phpstan-type RestRequest WP_REST_Request<array<string, mixed>>
 * @phpstan-type Answer array<string, mixed>|WP_Error
 */
final class EditorRoutes {

	/** Tests of one person in an hour, of each kind. */
	private const MOST_TESTS = 30;

	/** @param Closure(int): bool $mayRead By form: whether the user may read its entries. */
	public function __construct( private readonly Services $services, private readonly Parts $parts, private readonly Closure $mayRead ) {}

	public function register(): void {
		$may           = static fn ( WP_REST_Request $request ): bool => FormPostType::NAME === get_post_type( RestRoutes::number( $request ) )
			&& current_user_can( 'edit_post', RestRoutes::number( $request ) );
		$routes        = new RestRoutes( $may );
		$notifications = RestRoutes::FORM . '/notifications';
		$webhooks      = RestRoutes::FORM . '/webhooks';
		$routes->add( 'GET', $notifications, $this->notifications( ... ) );
		$routes->add( 'POST', "{$notifications}/preview", $this->preview( ... ) );
		$routes->add( 'POST', "{$notifications}/test", $this->testMail( ... ) );
		$routes->add( 'GET', $webhooks, $this->webhooks( ... ) );
		$routes->add( 'POST', "{$webhooks}/check", $this->checkWebhook( ... ) );
		$routes->add( 'POST', "{$webhooks}/secret", $this->renewSecret( ... ) );
		$routes->add( 'POST', "{$webhooks}/test", $this->testWebhook( ... ) );
		$routes->add( 'POST', "{$webhooks}/deliveries/(?P<delivery>[0-9]{1,18})", $this->deliverAgain( ... ) );
	}

	/**
	 * @param RestRequest $request
	 * @return array<string, mixed>
	 */
	private function notifications( WP_REST_Request $request ): array {
		$number = $this->parts->forms->numbers()->forPost( RestRoutes::number( $request ) );
		$form   = $this->parts->forms->forms()->findInAnyStatus( $number );
		$waits  = array() !== array_filter( $form->fields ?? array(), Choice::offersWaiting( ... ) );
		$texts  = new StandardText();
		$words  = static fn ( bool $is_for_visitor, string $trigger ): array => array( 'subject' => $texts->subject( $is_for_visitor, $trigger ), 'body' => $texts->body( $is_for_visitor, $trigger, $waits ) );
		$about  = static fn ( string $trigger ): array => array( 'institute' => $words( false, $trigger ), 'visitor' => $words( true, $trigger ) );
		$kinds  = array( 'moved', 'cancelled', 'restored', 'reminded', Notification::CONFIRM, Notification::PLACE );
		$books  = $this->parts->forms->forms()->answers( $number )->asksForAppointment();
		$admin  = get_option( 'admin_email' );
		return array(
			'tags'     => $this->parts->forms->mergeTags()->offered( $number ),
			'standard' => array( Notification::SUBMITTED => $about( $books ? BookingChange::BOOKED : Notification::SUBMITTED ) ) + array_combine( $kinds, array_map( $about, $kinds ) ),
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
			: $this->mail()->show( $edited, $post, $this->parts->forms->numbers()->forPost( $post ), true === $request['example'] );
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
		$refused = $this->tooMany( 'test_mail' );
		if ( null !== $refused ) {
			return $refused;
		}
		$post   = RestRoutes::number( $request );
		$number = $this->parts->forms->numbers()->forPost( $post );
		$reason = $this->mail()->sendTest( $edited, $post, $number, true === $request['example'], $to );
		return '' === $reason
			? array( 'to' => $to )
			/* translators: %s: what the mail server said. */
			: new WP_Error( 'vestibule_mail_failed', sprintf( __( 'The mail could not be sent: %s', 'vestibule' ), $reason ), array( 'status' => 502 ) );
	}

	/**
	 * @param RestRequest $request
	 * @return array<string, mixed>
	 */
	private function webhooks( WP_REST_Request $request ): array {
		$form     = RestRoutes::number( $request );
		$number   = $this->parts->forms->numbers()->forPost( $form );
		$may_read = ( $this->mayRead )( $number );
		return array(
			'secrets'    => ( new Secrets() )->names( $form ),
			'mayRead'    => $may_read,
			'deliveries' => $may_read ? $this->parts->sent()->deliveriesOfForm( $number ) : array(),
		);
	}

	/**
	 * What is wrong with a webhook that is being edited.
	 *
	 * @param RestRequest $request
	 * @return Answer
	 */
	private function checkWebhook( WP_REST_Request $request ): array|WP_Error {
		$sent   = $request['webhook'];
		$faults = $this->faults( FormWebhooks::CONTRACT, $sent );
		$url    = is_array( $sent ) && is_string( $sent['url'] ?? null ) ? trim( $sent['url'] ) : '';
		$fault  = isset( $faults['url'] ) ? '' : $this->parts->request()->fault( $url );
		$faults = '' === $fault ? $faults : array( 'url' => $fault ) + $faults;
		return array() === $faults ? array() : SettingsRefused::answer( $faults );
	}

	/**
	 * Makes a new secret, which is shown once.
	 *
	 * @param RestRequest $request
	 * @return Answer
	 */
	private function renewSecret( WP_REST_Request $request ): array|WP_Error {
		$id = $request['webhook'];
		if ( ! is_string( $id ) || 1 !== preg_match( '/^[a-z0-9][a-z0-9-]{0,39}$/D', $id ) ) {
			return new WP_Error( 'vestibule_no_webhook', __( 'There is no such webhook.', 'vestibule' ), array( 'status' => 400 ) );
		}
		return array( 'secret' => ( new Secrets() )->renew( RestRoutes::number( $request ), $id, $this->services->clock->now()->getTimestamp() ) );
	}

	/**
	 * Sends an example to the address as it is being edited, and says what its receiver answered. Stores nothing.
	 *
	 * @param RestRequest $asked
	 * @return Answer
	 */
	private function testWebhook( WP_REST_Request $asked ): array|WP_Error {
		$form   = RestRoutes::number( $asked );
		$sent   = $asked['webhook'];
		$faults = $this->faults( FormWebhooks::CONTRACT, $sent );
		if ( array() !== $faults || ! is_array( $sent ) ) {
			return SettingsRefused::answer( $faults );
		}
		$webhook = new Webhook( WebhookSettings::from( $sent ) );
		if ( '' === $webhook->url ) {
			return SettingsRefused::answer( array( 'url' => __( 'Give an address first.', 'vestibule' ) ) );
		}
		$refused = $this->tooMany( 'test_webhook' );
		if ( null !== $refused ) {
			return $refused;
		}
		$entry   = $this->parts->example()->make( $this->parts->forms->numbers()->forPost( $form ) );
		$id      = 'msg_test_' . bin2hex( random_bytes( 8 ) );
		$request = $this->parts->request();
		$reply   = $request->send( $entry, $form, $webhook, $id );
		return array(
			'taken'  => $reply->isTaken(),
			'code'   => $reply->code,
			'answer' => $reply->answer,
			'fault'  => $reply->fault,
			'body'   => json_decode( $request->body( $entry, $webhook, $id ) ),
		);
	}

	/**
	 * @param RestRequest $request
	 * @return Answer
	 */
	private function deliverAgain( WP_REST_Request $request ): array|WP_Error {
		$number = $this->parts->forms->numbers()->forPost( RestRoutes::number( $request ) );
		if ( ! ( $this->mayRead )( $number ) ) {
			return Rest::refusal( 'rest_forbidden', __( 'You may not read the entries of this form.', 'vestibule' ) );
		}
		$reason = $this->parts->sent()->deliverAgainOfForm( $number, RestRoutes::number( $request, 'delivery' ) );
		return Sent::refusal( $reason ) ?? $this->webhooks( $request );
	}

	/**
	 * The email that is being edited: a notification, or the one that asks for a confirmation.
	 *
	 * @param RestRequest $request
	 * @return Notification|array<string, string> What is wrong with it, by path.
	 */
	private function edited( WP_REST_Request $request ): Notification|array {
		$opt_in = $request['optIn'];
		if ( null !== $opt_in ) {
			$faults = $this->services->schema->faults( FormOptIn::CONTRACT, $opt_in );
			return array() === $faults && is_array( $opt_in ) ? OptInMail::with( FormOptIn::from( $opt_in ) ) : $faults;
		}
		$sent   = $request['notification'];
		$faults = $this->faults( FormNotifications::CONTRACT, $sent );
		return array() === $faults && is_array( $sent ) ? Notification::from( $sent ) : $faults;
	}

	private function mail(): Preview {
		$table = new EntryTable( $this->services->store()->database, $this->services->clock );
		return new Preview( $this->parts->composer(), $this->parts->example(), $this->parts->forms->storedEntries(), $table, $this->parts->attachments(), new TimeWords() );
	}

	private function tooMany( string $what ): ?WP_Error {
		return $this->services->rates()->allows( $what, 'user ' . get_current_user_id(), self::MOST_TESTS, HOUR_IN_SECONDS )
			? null
			: new WP_Error( 'vestibule_too_many_tests', __( 'Too many tests. Try again in an hour.', 'vestibule' ), array( 'status' => 429 ) );
	}

	/** @return array<string, string> What is wrong with one of a contract's list that an editor has typed, by its paths. */
	private function faults( string $contract, mixed $sent ): array {
		$faults = array();
		$list   = array( 'list' => array( $sent ) );
		foreach ( $this->services->schema->faults( $contract, $list ) + ( FormNotifications::CONTRACT === $contract ? ButtonFaults::in( $list ) : array() ) as $path => $sentence ) {
			$faults[ (string) preg_replace( '/^list\.0\.?/', '', $path ) ] = $sentence;
		}
		return $faults;
	}
}
