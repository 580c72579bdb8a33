<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Ajax\Request;
use Vestibule\View\Language;

/**
 * The language of the page with the form, as it was posted with the fields: a call of its own has none but the site's.
 */
final class PostedLanguage {

	public static function of( Request $request ): string {
		$posted = $request->body( HiddenNames::LANGUAGE ) ?? '';
		if ( '' === $posted && 1 === preg_match( '/(?:^|&)' . HiddenNames::LANGUAGE . '=(\w{2,20})(?:&|$)/', $request->body( 'data' ) ?? '', $found ) ) {
			$posted = $found[1];
		}
		return 1 === preg_match( '/^\w{2,20}$/D', $posted ) ? $posted : Language::ofSite();
	}
}
