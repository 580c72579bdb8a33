<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Contracts\AnswerRole;

/** A type whose answer stands for something in an entry: who wrote, how to answer, what it is about. */
interface HasRole {

	public function role(): AnswerRole;
}
