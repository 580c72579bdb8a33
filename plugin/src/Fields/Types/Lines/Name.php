<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Lines;

use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\Defaults;

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

	public function allParts(): array {
		return array(
			'first_name'  => array( 'label' => __( 'First name', 'vestibule' ), 'visible' => true, 'required' => true, 'autocomplete' => 'given-name' ),
			'middle_name' => array( 'label' => __( 'Middle name', 'vestibule' ), 'visible' => false, 'required' => false, 'autocomplete' => 'additional-name' ),
			'last_name'   => array( 'label' => __( 'Last name', 'vestibule' ), 'visible' => true, 'required' => true, 'autocomplete' => 'family-name' ),
		);
	}
}
