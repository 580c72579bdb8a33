<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Guard\SpamSettings;
use Vestibule\Site\Consent\ConsentSettings;
use Vestibule\Site\Push\PushSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Activities of this site that process personal data: one for each form, and one for each other feature that it uses.
 *
 * @phpstan-import-type Activity from FormProcessing
 */
final class Activities {

	public function __construct(
		private readonly Features $features,
		private readonly StoredForms $forms,
		private readonly FormProcessing $processing,
		private readonly SpamSettings $spam,
		private readonly ConsentSettings $consent,
		private readonly PushSettings $push,
	) {}

	/** @return list<Activity> */
	public function all(): array {
		$activities = array_map(
			fn ( FormDefinition $form ): array => $this->processing->of( $form ),
			$this->forms->all()
		);
		if ( $this->forms->haveDeletedFormsEntries() ) {
			$activities[] = $this->ofDeletedForms();
		}
		foreach ( $this->others() as $feature => $activity ) {
			if ( $this->features->isUsed( $feature ) ) {
				$activities[] = $activity;
			}
		}
		/**
		 * Filters what the site does with personal data, for the documents on Vestibule → Settings → Documents.
		 *
		 * @param list<array{title: string, purpose: string, people: string, data: list<string>, recipients: list<string>, retention: string}> $activities
		 */
		$filtered = apply_filters( 'vestibule/processing_activities', $activities );
		return is_array( $filtered ) ? array_values( array_filter( $filtered, self::isActivity( ... ) ) ) : $activities;
	}

	/** @phpstan-assert-if-true Activity $activity */
	private static function isActivity( mixed $activity ): bool {
		return is_array( $activity )
			&& is_string( $activity['title'] ?? null )
			&& is_string( $activity['purpose'] ?? null )
			&& is_string( $activity['people'] ?? null )
			&& is_string( $activity['retention'] ?? null )
			&& self::areTexts( $activity['data'] ?? null )
			&& self::areTexts( $activity['recipients'] ?? null );
	}

	private static function areTexts( mixed $texts ): bool {
		return is_array( $texts )
			&& array_is_list( $texts )
			&& count( $texts ) === count( array_filter( $texts, is_string( ... ) ) );
	}

	/** @return Activity */
	private function ofDeletedForms(): array {
		return array(
			'title'      => __( 'Entries of deleted forms', 'vestibule' ),
			'purpose'    => __( '[Reason for keeping these entries. If there is none, delete them.]', 'vestibule' ),
			'people'     => __( 'People who send the form', 'vestibule' ),
			'data'       => array( __( 'Answers', 'vestibule' ) ),
			'recipients' => array(),
			'retention'  => __( 'Not deleted automatically: [state a period]', 'vestibule' ),
		);
	}

	/** @return array<string, Activity> By feature. */
	private function others(): array {
		$with_entry = __( 'Deleted with the entry of the form', 'vestibule' );
		return array(
			'appointments' => array(
				'title'      => __( 'Appointments', 'vestibule' ),
				'purpose'    => __( 'Arranging and keeping appointments', 'vestibule' ),
				'people'     => __( 'People who book an appointment or join a waiting list, and hosts', 'vestibule' ),
				'data'       => array(
					__( 'Time, time zone and language', 'vestibule' ),
					__( 'Changes of the appointment, and their reasons', 'vestibule' ),
					__( 'Email address on a waiting list', 'vestibule' ),
					__( 'Name and email address of hosts, and busy times from their calendars', 'vestibule' ),
				),
				'recipients' => array(
					__( 'Hosts, and the providers of their calendar apps', 'vestibule' ),
				),
				'retention'  => __( 'Appointments: with the entry of the form. Waiting list: when the time has passed. Hosts: until they are removed', 'vestibule' ),
			),
			'courses'      => array(
				'title'      => __( 'Course registrations', 'vestibule' ),
				'purpose'    => __( 'Running courses', 'vestibule' ),
				'people'     => __( 'Participants, and people on waiting lists', 'vestibule' ),
				'data'       => array(
					__( 'Course, dates and number of people', 'vestibule' ),
					__( 'Names in the registration', 'vestibule' ),
				),
				'recipients' => array( __( 'Teachers, if they get the list of participants', 'vestibule' ) ),
				'retention'  => $with_entry,
			),
			'saving'       => array(
				'title'      => __( 'Forms saved for later', 'vestibule' ),
				'purpose'    => __( 'Letting people complete a form later', 'vestibule' ),
				'people'     => __( 'People who save a form', 'vestibule' ),
				'data'       => array(
					__( 'Answers', 'vestibule' ), __( 'Email address', 'vestibule' ),
				),
				'recipients' => array(),
				'retention'  => __( 'Until the form is sent or the link expires', 'vestibule' ),
			),
			'forms'        => array(
				'title'      => __( 'Protection from spam and abuse', 'vestibule' ),
				'purpose'    => __( 'Recognizing spam, and limiting the number of requests', 'vestibule' ),
				'people'     => __( 'Visitors', 'vestibule' ),
				'data'       => array(
					__( 'Codes computed from IP and email addresses', 'vestibule' ),
					__( 'Submissions that look like spam', 'vestibule' ),
					...( $this->features->isUsed( 'akismet' )
						? array( __( 'IP address and browser, for 30 days (Akismet)', 'vestibule' ) )
						: array() ),
				),
				'recipients' => $this->spamServices(),
				'retention'  => $this->spamRetention( $this->spam->values()->keepDays ),
			),
			'country'      => array(
				'title'      => __( 'Country of the phone number', 'vestibule' ),
				'purpose'    => __( 'Suggesting the country calling code', 'vestibule' ),
				'people'     => __( 'Visitors', 'vestibule' ),
				'data'       => array(
					__( 'IP address, which is sent but not stored', 'vestibule' ),
					__( 'Country, with a code computed from the IP address', 'vestibule' ),
				),
				'recipients' => array( $this->features->countryService() ),
				'retention'  => __( 'One day', 'vestibule' ),
			),
			'notice'       => array(
				'title'      => __( 'Cookie notice', 'vestibule' ),
				'purpose'    => __( 'Recording which choices were made, but not by whom', 'vestibule' ),
				'people'     => __( 'Visitors', 'vestibule' ),
				'data'       => array(
					__( 'Time, version of the policy, choice and accepted kinds of cookies', 'vestibule' ),
				),
				'recipients' => array(),
				'retention'  => FormProcessing::deletedAfter( $this->consent->values()->keepReceipts ),
			),
			'chat'         => array(
				'title'      => __( 'Chat', 'vestibule' ),
				'purpose'    => __( 'Answering questions', 'vestibule' ),
				'people'     => __( 'Visitors who open the chat', 'vestibule' ),
				'data'       => array(
					__( 'Number of opened chats by day, without data that identifies a person', 'vestibule' ),
				),
				'recipients' => array(
					__( 'Provider of the chat service that the visitor opens, such as WhatsApp (Meta)', 'vestibule' ),
				),
				'retention'  => __( 'The chat itself is stored by the provider', 'vestibule' ),
			),
			'push'         => array(
				'title'      => __( 'Notifications', 'vestibule' ),
				'purpose'    => __( 'Informing subscribers about news', 'vestibule' ),
				'people'     => __( 'Subscribers', 'vestibule' ),
				'data'       => array(
					__( 'Address at the browser’s push service, keys and topics', 'vestibule' ),
					__( 'Account, if logged in', 'vestibule' ),
				),
				'recipients' => array(
					'onesignal' === $this->push->values()->provider
						? 'OneSignal'
						: __( 'Push services of the browsers (Google, Mozilla, Apple, Microsoft)', 'vestibule' ),
				),
				'retention'  => __( 'Until the subscription ends', 'vestibule' ),
			),
		);
	}

	/** @return list<string> */
	private function spamServices(): array {
		$services = array_map( $this->processing->spamServices( ... ), $this->forms->published() );
		return array_values( array_unique( array_merge( ...$services ) ) );
	}

	private function spamRetention( int $days ): string {
		$codes = __( 'Codes: at most nine days.', 'vestibule' );
		return $days > 0
			/* translators: %s: period, such as "Deleted after 30 days". */
			? $codes . ' ' . sprintf( __( 'Spam: %s.', 'vestibule' ), FormProcessing::deletedAfter( $days ) )
			: $codes . ' ' . __( 'Spam: deleted with the other entries.', 'vestibule' );
	}
}
