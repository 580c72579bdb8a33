<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Ajax\Request;

/** The form's number as a request names it. */
final class FormId {

	/** Null when the request does not hold one; digits only, and few enough for 64 bits. */
	public static function fromRequest( Request $request ): ?int {
		$text = $request->body( 'form_id' ) ?? '';
		return 1 === preg_match( '/^[1-9]\d{0,17}$/D', $text ) ? (int) $text : null;
	}
}
