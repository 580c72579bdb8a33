<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

defined( 'ABSPATH' ) || exit;

/** The agreement that what is sent may be stored and used. */
final class Agreement extends AgreementBox {

	public function name(): string {
		return 'agreement';
	}

	public function defaults(): Defaults {
		return new Defaults( 'gdpr-agreement', __( 'Data protection', 'vestibule' ), array(), array( 'text' => __( 'I agree that my details are stored and used to answer this enquiry.', 'vestibule' ) ) );
	}
}
