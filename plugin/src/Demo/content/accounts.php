<?php
/**
 * Whom a visitor of the institute can write to, in the shape of the contract chat-account. The numbers are of the range
 * that is kept for fiction.
 */

declare(strict_types=1);

$vestibule_hours = static fn ( string ...$slots ): array => array(
	'isWorkingOnDay' => array() === $slots ? 'OFF' : 'ON',
	'workHours'      => array_map(
		static fn ( string $slot ): array => array_combine( array( 'startTime', 'endTime' ), explode( '-', $slot ) ),
		$slots
	),
);

return array(
	'chat-front-desk'    => array(
		'name'              => 'Front desk',
		'title'             => 'Enrolment, fees, lost umbrellas',
		'number'            => '+49 30 23125 101',
		'predefinedText'    => "Hello, I have a question about “[njwa_page_title]”.\n[njwa_page_url]",
		'isAlwaysAvailable' => 'OFF',
		'daysOfWeekWorking' => array(
			'sunday'    => $vestibule_hours(),
			'monday'    => $vestibule_hours( '09:00-18:00' ),
			'tuesday'   => $vestibule_hours( '09:00-18:00' ),
			'wednesday' => $vestibule_hours( '09:00-18:00' ),
			'thursday'  => $vestibule_hours( '09:00-18:00' ),
			'friday'    => $vestibule_hours( '09:00-14:00' ),
			'saturday'  => $vestibule_hours(),
		),
		'dayOffsText'       => 'Write now, we read it first thing',
		'willBeBackText'    => 'Back in [njwa_time_work]',
	),
	'chat-course-advice' => array(
		'name'              => 'Course advice',
		'title'             => 'Which level, which group, which exam',
		'number'            => '+49 30 23125 102',
		'predefinedText'    => 'Hello, I would like advice on a course.',
		'isAlwaysAvailable' => 'OFF',
		'daysOfWeekWorking' => array(
			'sunday'    => $vestibule_hours(),
			'monday'    => $vestibule_hours(),
			'tuesday'   => $vestibule_hours( '10:00-12:30', '14:00-17:30' ),
			'wednesday' => $vestibule_hours(),
			'thursday'  => $vestibule_hours( '10:00-12:30', '14:00-19:00' ),
			'friday'    => $vestibule_hours(),
			'saturday'  => $vestibule_hours( '10:00-13:00' ),
		),
		'dayOffsText'       => 'Advice is on Tuesday, Thursday and Saturday',
		'willBeBackText'    => 'Back in [njwa_time_work]',
	),
	'chat-letters'       => array(
		'name'              => 'Letters and forms',
		'title'             => 'Send a picture of what you cannot read',
		'number'            => '+49 30 23125 103',
		'predefinedText'    => 'Hello, I have received a letter that I do not understand.',
		'isAlwaysAvailable' => 'ON',
	),
);
