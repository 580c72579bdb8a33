<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

/** A type with a script module of its own, which is put on the pages that show a field of the type. */
interface HasScript {

	/** @return string The module's id, registered with wp_register_script_module(). */
	public function scriptModule(): string;
}
