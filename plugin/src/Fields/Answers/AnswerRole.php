<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

/** Meaning of an answer in lists, emails and search. */
enum AnswerRole: string {
	case Name        = 'name';
	case Email       = 'email';
	case Subject     = 'subject';
	case Appointment = 'appointment';
}
