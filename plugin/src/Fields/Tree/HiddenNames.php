<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

/**
 * Names of the hidden inputs in each form. Scripts only send the language and the token inside `data`
 * (src/form/serialize.ts, tests/vectors/hidden-names.json).
 */
final class HiddenNames {

	public const FORM     = 'form_id';
	public const PAGE_KEY = 'vestibule_key';
	public const INSTANCE = 'vestibule_instance';
	public const TRY      = 'vestibule_try';
	public const PAGE     = 'vestibule_page';
	public const LANGUAGE = 'vestibule_language';
	public const TOKEN    = '__vestibule_token';

	/** Token of an earlier submission that this one corrects. */
	public const BEFORE = 'vestibule_before';

	/** Current step of a form with steps, and the direction on its buttons. */
	public const STEP = 'vestibule_step';
	public const GO   = 'vestibule_go';

	public const ALL = array(
		self::FORM, self::PAGE_KEY, self::INSTANCE, self::TRY, self::PAGE, self::LANGUAGE, self::TOKEN,
	);

	/**
	 * Email address for the link to a saved form, and the secret of an existing saved copy, which the link also
	 * contains.
	 */
	public const LATER = 'vestibule_later';
	public const SAVED = 'vestibule_saved';

	/** Buttons of a repeater without JavaScript: field, row and action. */
	public const ROW = 'vestibule_row';

	/** Names that only some forms use. */
	public const SOME = array( self::BEFORE, self::STEP, self::GO, self::LATER, self::SAVED, self::ROW );
}
