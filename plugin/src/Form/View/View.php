<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

/** Prints one kind of field; the view of the same name in blocks/form/views prints the same HTML. */
interface View {

	public function html( FieldView $view ): string;
}
