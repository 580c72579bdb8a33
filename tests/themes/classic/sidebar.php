<?php
/** The end of the content, and the widgets beside it. */

declare(strict_types=1);
?>
		</main>
		<aside class="sidebar" aria-label="Sidebar">
			<?php dynamic_sidebar( 'sidebar-1' ); ?>
		</aside>
	</div>
