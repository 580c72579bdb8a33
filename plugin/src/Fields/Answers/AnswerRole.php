<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

/** What an answer stands for where entries are listed, mailed and searched for. */
enum AnswerRole: string {
	case Name        = 'name';
	case Email       = 'email';
	case Subject     = 'subject';
	case Appointment = 'appointment';
}
