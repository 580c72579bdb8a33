<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

defined( 'ABSPATH' ) || exit;

/** Terms and conditions, or whatever else is agreed to. */
final class Terms extends AgreementBox {

	public function name(): string {
		return 'terms';
	}

	public function defaults(): Defaults {
		return new Defaults( 'terms-n-condition', __( 'Terms', 'vestibule' ), array(), array( 'text' => __( 'I accept the terms and conditions.', 'vestibule' ) ) );
	}
}
