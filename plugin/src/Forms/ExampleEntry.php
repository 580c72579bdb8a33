<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use DateTimeZone;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Answers\Answer;
use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Kernel\Time\Clock;

/** Entry with example answers, for previews and test emails. */
final class ExampleEntry {

	/** Field types whose answers are marked as typed by the visitor. */
	private const TYPED = array(
		'text', 'textarea', 'url', 'phone', 'address', 'hidden', 'file', 'image', 'repeater', 'signature',
	);

	public function __construct( private readonly Forms $forms, private readonly Clock $clock ) {}

	public function make( int $form_number, string $mail_to = '' ): StoredEntry {
		$answers = array();
		$values  = array();
		$times   = array();
		$email   = '';
		foreach ( $this->forms->answers( $form_number )->all() as $asked ) {
			$text = $this->answer( $asked );
			if ( AnswerRole::Appointment === $asked->role ) {
				$times[] = $this->tomorrow();
			}
			$email                  = '' === $email && AnswerRole::Email === $asked->role ? $text : $email;
			$values[ $asked->name ] = $text;
			$answers[]              = array(
				'name' => $asked->name,
				'type' => $asked->type,
				'label' => $asked->label,
				'value' => $text,
				'isTyped' => in_array( $asked->type, self::TYPED, true ),
			);
		}
		return new StoredEntry(
			id: 0,
			formId: $form_number,
			formTitle: $this->forms->title( $form_number ),
			mailTo: $mail_to,
			values: $values,
			answers: $answers,
			appointments: $times,
			name: 'Ada Lovelace',
			email: $email,
			sourceUrl: home_url( '/' ),
			language: determine_locale(),
			createdAt: $this->clock->now(),
		);
	}

	private function answer( Answer $asked ): string {
		return match ( true ) {
			AnswerRole::Email === $asked->role            => 'ada@example.org',
			str_ends_with( $asked->name, '[first_name]' ) => 'Ada',
			str_ends_with( $asked->name, '[last_name]' )  => 'Lovelace',
			default                                       => sprintf(
				/* translators: %s: label of a field. */
				__( 'Example answer to “%s”', 'vestibule' ),
				$asked->label
			),
		};
	}

	private function tomorrow(): BookedTime {
		$zone  = wp_timezone_string();
		$start = $this->clock
			->now()
			->setTimezone( wp_timezone() )
			->modify( 'tomorrow 10:00' )
			->setTimezone( new DateTimeZone( 'UTC' ) );
		return new BookedTime(
			0,
			0,
			$start,
			$start->modify( '+30 minutes' ),
			timezone: $zone,
			home: $zone,
			title: __( 'Consultation', 'vestibule' )
		);
	}
}
