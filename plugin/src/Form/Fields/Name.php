<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Contracts\AnswerRole;
use Vestibule\Form\NamePart;

defined( 'ABSPATH' ) || exit;

/** First, middle and last name. */
final class Name extends Lines {

	public function name(): string {
		return 'name';
	}

	public function defaults(): Defaults {
		return new Defaults( 'names', __( 'Name', 'vestibule' ), array(), array( 'maxLength' => 200 ) );
	}

	public function role(): AnswerRole {
		return AnswerRole::Name;
	}

	protected function allParts(): array {
		return NamePart::cases();
	}
}
